import { describe, expect, test } from 'vitest'
import { passwordMessages, passwordProblem } from './password.ts'

describe('password policy', () => {
  test.each([
    ['Short-1aB', passwordMessages.length],
    ['Aa1-'.repeat(26).slice(0, 101), passwordMessages.length],
  ])('10 to 100 characters: %s [A-RULE-068] [A-CONST-053]', (password, message) => expect(passwordProblem(password)).toBe(message))
  test.each(['Abcdefghi1', `Aa1-${'b'.repeat(90)}cdefgh`.slice(0, 100)])('takes the ends of the range: %s [A-RULE-068]', password =>
    expect(passwordProblem(password)).toBe(null),
  )
  test('at least 5 distinct characters [A-RULE-069]', () => {
    expect(passwordProblem('Aa1Aa1Aa1A')).toBe(passwordMessages.distinct)
    expect(passwordProblem('Aa1bcAa1bc')).toBe(null)
  })
  test.each([
    ['abcdefghij', passwordMessages.classes],
    ['abcdefghi1', passwordMessages.classes],
    ['ABCDEFGH12', passwordMessages.classes],
    ['abcdefgh-1', null],
    ['ABCDEfgh-!', null],
  ])('at least 3 of the 4 classes: %s [A-RULE-070] [B-RULE-126]', (password, message) => expect(passwordProblem(password)).toBe(message))
  test('takes exactly these specials [A-RULE-071]', () => {
    for (const special of '~!@#$%^*-_=+[{]}/;:,.?') expect(passwordProblem(`Abcdefgh12${special}`), special).toBe(null)
    for (const other of '&()<>|"\'`\\é€') expect(passwordProblem(`Abcdefgh12${other}`), other).toBe(passwordMessages.general)
  })
  test('no spaces [A-RULE-072]', () => expect(passwordProblem('Abcdefgh 12')).toBe(passwordMessages.general))
  test('four distinct messages [A-MSG-002] [A-BEHAV-047]', () => expect(new Set(Object.values(passwordMessages)).size).toBe(4))
})
