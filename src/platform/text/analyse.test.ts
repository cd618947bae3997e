import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelled } from '../../../test/support/labelled.ts'
import { analyseComment } from './analyse.ts'
import { languageOf } from './language.ts'
import { sentimentClass, sentimentOf } from './sentiment.ts'
import { termsOf } from './terms.ts'
import { readLimit } from './tokens.ts'
import { topicSentiments } from './topics.ts'

const classes: Readonly<Record<string, string>> = { '+': 'positive', '-': 'negative', '0': 'neutral' }
const pieces = [
  'the',
  'clean',
  'no',
  'not',
  'but',
  'pero',
  'sucio',
  'very',
  '!',
  ',',
  '.',
  ' ',
  '\n',
  '\0',
  '\ud83d',
  '👍',
  "n't",
  'a',
  '厕',
  '😡',
  '@',
  ':(',
  '10/10',
  'áé',
]
const comment = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }).map(units => String.fromCharCode(...units)),
  fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map(parts => parts.join(' ')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map(parts => parts.join('')),
)

describe('the analysis of a comment', () => {
  test('gives language, sentiment, terms and topics at once', () => {
    expect(analyseComment('Lobby is beautiful but the elevators are always slow')).toEqual({
      language: 'en',
      sentiment: expect.closeTo(-0.6, 0),
      terms: ['lobby', 'beautiful', 'elevator', 'slow'],
      topics: [
        { topic: 'Lobby', score: expect.closeTo(0.6, 0) },
        { topic: 'Elevators', score: expect.closeTo(-0.6, 0) },
      ],
    })
  })

  test('is that of its parts, the same every time, in range, well formed, for any string', () => {
    fc.assert(
      fc.property(comment, text => {
        const analysis = analyseComment(text)
        expect(analysis).toEqual({
          language: languageOf(text),
          sentiment: sentimentOf(text),
          terms: termsOf(text),
          topics: topicSentiments(text),
        })
        for (const score of [analysis.sentiment, ...analysis.topics.map(topic => topic.score)])
          expect(Math.abs(score)).toBeLessThanOrEqual(1)
        expect(new Set(analysis.terms).size).toBe(analysis.terms.length)
        for (const term of analysis.terms) expect(term).toMatch(/^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’· -]+$/u)
      }),
      { numRuns: 1_000 },
    )
  })

  test(`reads the first ${readLimit} characters`, () => {
    const long = 'clean '.repeat(1_000).slice(0, readLimit)
    expect(analyseComment(`${long}${' dirty garage'.repeat(1_000)}`)).toEqual(analyseComment(long))
  })

  // An exponential or quadratic reading of a text of any length would stand still here; how fast it reads: `npm run bench -- --only text`.
  const repeated = ['a,', 'no ', 'ac,', '@', 'a', '\n', '厕', '👍', ':(', 'very ', "n't", 'wi-', '.a']
  test.each(repeated)('reads many "%s", however long the text is', piece => {
    const long = piece.repeat(400_000)
    expect(analyseComment(long)).toEqual(analyseComment(long.slice(0, readLimit)))
  })
})

describe('the class of sentiment agrees with a reader', () => {
  const floors = { common: 0.97, near: 0.97, indirect: 0.89, late: 0.92, mixed: 0.9 } as const
  test.each(['common', 'near', 'indirect', 'late', 'mixed'] as const)('in the %s comments', set => {
    const lines = [...listed(labelled[set].en), ...listed(labelled[set].es)]
    const right = lines.filter(line => sentimentClass(analyseComment(line.slice(2)).sentiment) === classes[line.charAt(0)])
    expect(right.length / lines.length).toBeGreaterThanOrEqual(floors[set])
  })

  test('and hardly ever turns praise into complaint or the other way round', () => {
    const opposite = all().filter(
      ({ line }) => classes[line.charAt(0)] !== 'neutral' && sentimentClass(sentimentOf(line.slice(2))) === turned(line),
    )
    expect(opposite.length / all().length).toBeLessThan(0.015)
  })

  test('in the language that it is written in', () => {
    const right = all().filter(({ line, language }) => languageOf(line.slice(2)) === language)
    expect(right.length / all().length).toBeGreaterThanOrEqual(0.98)
  })
})

function listed(list: string): string[] {
  return list.trim().split('\n')
}

function all(): { line: string; language: string }[] {
  return Object.values(labelled).flatMap(set =>
    Object.entries(set).flatMap(([language, list]) => listed(list).map(line => ({ line, language }))),
  )
}

function turned(line: string): string {
  return line.startsWith('+') ? 'negative' : 'positive'
}
