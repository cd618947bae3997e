import { expect, test } from 'vitest'
import { foldText, holdsText, isSameName, nameKey } from './fold.ts'

test.each([
  ['Montréal', 'montreal'],
  ['O’Hara', "o'hara"],
  ['O´Hara', "o'hara"],
  ['ﬁre ＤＯＯＲ', 'fire door'],
  ['Łódź – Straße', 'lodz - strasse'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['a\u200bb\u00a0 c', 'ab c'],
])('a search takes %s as %s', (text, folded) => expect(foldText(text)).toBe(folded))

test('what is searched may be written in another way', () => {
  expect(holdsText('Complexe Desjardins, Montréal', 'MONTREAL')).toBe(true)
  expect(holdsText('Complexe Desjardins', 'Montreal')).toBe(false)
})

test.each([
  ['ase', 'ASE', true],
  ['Lobby', ' lobby\u00a0', true],
  ['Main  Hall', 'main hall', true],
  ['Lob\u200bby', 'Lobby', true],
  ['ＡＢＣ', 'abc', true],
  ['ﬁtness', 'Fitness', true],
  ['İZMİR', 'izmir', true],
  ['Peña', 'Pena', false],
  ['Lobby 1', 'Lobby 2', false],
])('names %j and %j are one: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same))

test('a key is its own key', () => {
  for (const name of ['ΟΔΟΣ ', 'İ', 'ﬁ x', 'ß']) expect(nameKey(nameKey(name))).toBe(nameKey(name))
})
