import { describe, expect, test } from 'vitest'
import { flag, moment, num, text, uuid, webText, z } from '../core/call.ts'
import { boundHints, choiceHint, hints, lengthHint, misfit, mostHint, rangeHint, shapeProblem } from '../core/hints.ts'
import { boundWords, hintWords } from '../core/messageWords.ts'
import { describeProblem } from '../core/problem.ts'
import { makeTranslate } from '../core/translator.ts'
import { completeWebsite, isWebsite } from '../core/web.ts'

const shape = z.strictObject({
  Name: text(5),
  Kind: z.enum(['WPA', 'WPA2']),
  Count: z.int().check(z.minimum(1), z.maximum(9)),
  Share: z.number(),
  On: z.boolean(),
  Flag: flag(),
  Tags: z.array(text()).check(z.maxLength(2)),
  Id: uuid(),
  At: moment(),
  Amount: num(),
  Place: z.strictObject({ City: text() }),
})
const fine = {
  Name: 'Ana',
  Kind: 'WPA',
  Count: 3,
  Share: 0.5,
  On: true,
  Flag: 'true',
  Tags: [],
  Id: '0198c5f2-7d1e-7abc-9def-0123456789ab',
  At: 1,
  Amount: '2',
  Place: { City: 'Boston' },
}
const said = (change: object): string[] => {
  const input = { ...fine, ...change }
  return (shape.safeParse(input).error?.issues ?? []).map(issue => {
    const problem = shapeProblem(issue, input)
    return `${problem.Field}: ${describeProblem(problem)}`
  })
}

describe('a value that does not fit its shape', () => {
  test('nothing is wrong with what fits', () => expect(said({})).toEqual([]))
  test.each([
    [{ Name: 'Annabella' }, 'Name: Format error. Type at most 5 characters.'],
    [{ Name: 7 }, 'Name: Format error. Give a text.'],
    [{ Name: undefined }, 'Name: Required'],
    [{ Kind: '' }, 'Kind: Required'],
    [{ Kind: null }, 'Kind: Required'],
    [{ Kind: 'WEP' }, 'Kind: Format error. Choose one of: WPA, WPA2.'],
    [{ Count: 10 }, 'Count: Format error. Type a number of at most 9.'],
    [{ Count: 0 }, 'Count: Format error. Type a number of at least 1.'],
    [{ Count: 1.5 }, 'Count: Format error. Type a whole number, like 12.'],
    [{ Share: '1' }, 'Share: Format error. Type a number, like 12.'],
    [{ On: 'yes' }, 'On: Format error. Give true or false.'],
    [{ Tags: ['a', 'b', 'c'] }, 'Tags: Format error. Give at most 2 entries.'],
    [{ Tags: 'a' }, 'Tags: Format error. Give a list.'],
    [{ Id: 'x' }, `Id: Format error. ${hints.id}`],
    [{ Place: 'Boston' }, 'Place: Format error. Give a group of fields.'],
    [{ Place: { City: 'x'.repeat(201) } }, 'Place.City: Format error. Type at most 200 characters.'],
    [{ Nobody: 1 }, ': Format error. Not known here: Nobody.'],
  ])('%j', (change, message) => expect(said(change)).toEqual([message]))
})

describe('hints', () => {
  const translate = makeTranslate([hintWords, boundWords])
  const samples = [
    ...Object.values(hints),
    ...Object.values(boundHints),
    rangeHint(1, 5),
    rangeHint(0, 99.5, 2),
    lengthHint(2000),
    mostHint(20),
    choiceHint(['A', 'B']),
    'Type at least 2 characters.',
    'Give at least 1 entries.',
    'Type a number of at most 9.',
    'Type a number of at least 1.',
    'Not known here: X.',
  ]
  test.each(samples)('%s stands in Spanish and French too', hint => {
    for (const language of ['es', 'fr'] as const) expect(translate(hint, language)).not.toBe(hint)
  })
  test('of many choices none is named; figures are grouped', () => {
    expect(choiceHint(Array.from({ length: 13 }, (_, i) => i))).toBe(hints.choice)
    expect(rangeHint(0, 999_999_999)).toBe('Type a whole number from 0 to 999,999,999.')
  })
  test('the specification’s words stand first', () =>
    expect(describeProblem(misfit('Email', hints.email))).toBe('Format error. Type an email address, like name@company.com.'))
})

describe('web addresses', () => {
  test.each([
    ['www.example.com', 'https://www.example.com'],
    ['  example.com/menu?x=1#top ', 'https://example.com/menu?x=1#top'],
    ['example.com:8443/x', 'https://example.com:8443/x'],
    ['münchen.example', 'https://münchen.example'],
    ['https://https://example.com', 'https://example.com'],
    ['https://http://example.com', 'http://example.com'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://EXAMPLE.COM', 'HTTPS://EXAMPLE.COM'],
    ['', ''],
    ['https://', 'https://'],
    ['example', 'example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['javascript:alert.call', 'javascript:alert.call'],
    ['data:text/html,a.b', 'data:text/html,a.b'],
    ['ana@example.com', 'ana@example.com'],
    ['//evil.example', '//evil.example'],
    ['ftp://files.example', 'ftp://files.example'],
    ['two words.example', 'two words.example'],
  ])('%j is kept as %j', (typed, whole) => {
    expect(completeWebsite(typed)).toBe(whole)
    expect(webText().parse(typed)).toBe(whole)
    expect(completeWebsite(whole)).toBe(whole)
  })
  test.each([
    ['www.example.com', true],
    ['https://example.com', true],
    ['example', false],
    ['javascript:alert(1)', false],
    ['ana@example.com', false],
    ['https://', false],
  ])('%j: %s', (typed, is) => expect(isWebsite(typed)).toBe(is))
  test('what is kept is no longer than its column', () => expect(webText(20).safeParse('www.example.com.example').success).toBe(false))
})
