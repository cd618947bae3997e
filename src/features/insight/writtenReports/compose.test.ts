import { describe, expect, test } from 'vitest'
import { languages } from '../../../core/words.ts'
import { phraseIn } from '../../../platform/words.ts'
import { composeReport, type ReportSentence } from './compose.ts'
import type { ReportCategory, ReportFigures } from './model.ts'
import { words } from './words.ts'

const none = { Total: 0, Average: null }
const place = (Code: string, over: Partial<ReportCategory>): ReportCategory => ({ Code, ...none, Before: none, Complaint: null, ...over })
const figures = (over: Partial<ReportFigures>): ReportFigures => ({
  ...none,
  Low: 0,
  Days: 90,
  Before: none,
  Categories: [],
  Topics: [],
  ...over,
})
const compose = (of: ReportFigures, language: (typeof languages)[number] = 'en') => {
  const phrase = phraseIn(language)
  const t: ReportSentence = (key, values) => phrase(words, `says.${key}` as 'says.none', values)
  return composeReport(of, { t, language })
}

const full = figures({
  Total: 40,
  Average: 3.75,
  Low: 8,
  Before: { Total: 30, Average: 4.1 },
  Categories: [
    place('Lobby', { Total: 20, Average: 4.5, Before: { Total: 12, Average: 4.9 } }),
    place('Restroom', { Total: 16, Average: 2.75, Before: { Total: 10, Average: 2.8 }, Complaint: { Topic: 'Odor', Negative: 6 } }),
    place('Rooftop', { Total: 4, Average: 1 }),
  ],
  Topics: [{ Topic: 'Odor', Negative: 7, Total: 9 }],
})

describe('the text of a report', () => {
  test('says what the figures say, each sentence with its numbers [C-FIELD-026]', () => {
    const { PropertySummary, CategoryAnalysis, ActionItems } = compose(full)
    expect(PropertySummary).toEqual([
      '40 answers came in 90 days. They rate the building 3.75 of 5.',
      'That is 0.35 worse than in as many days before (4.10, 30 answers).',
      'Lobby is rated best (4.50, 20 answers), Restroom lowest (2.75, 16 answers).',
      '8 of 40 answers (20%) gave one or two stars.',
      'Most complaints are about “Odor”: 7 of 9 comments on it are negative.',
    ])
    expect(CategoryAnalysis).toMatchObject([
      { Item: 'Lobby', Detail: '4.50 of 5 in 20 answers. That is 0.40 worse than before.' },
      { Item: 'Restroom', Detail: '2.75 of 5 in 16 answers. Most complaints are about “Odor” (6).' },
      { Item: 'Rooftop', Detail: 'Rated by 4 people only: too few to judge.' },
    ])
    expect(ActionItems).toEqual([
      { Item: 'Improve: Restroom', Detail: 'It is rated 2.75 of 5 in 16 answers. Begin with “Odor”: 6 complaints there.' },
      { Item: 'Find out what changed: Lobby', Detail: 'The score fell from 4.90 to 4.50.' },
      { Item: 'Act on “Odor”', Detail: '7 comments complain about it.' },
    ])
  })

  test('of few answers says that they are few, and compares nothing', () => {
    const few = figures({
      Total: 1,
      Average: 5,
      Days: 1,
      Before: { Total: 50, Average: 2 },
      Categories: [place('Lobby', { Total: 1, Average: 5 })],
    })
    const { PropertySummary, ActionItems } = compose(few)
    expect(PropertySummary).toEqual(['There was one answer in one day, 5.00 of 5 on average. That is too few to say much.'])
    expect(ActionItems).toEqual([{ Item: 'Ask more people', Detail: 'There was one answer in one day. Put codes where people wait.' }])
  })

  test('of a building that is liked says to keep on', () => {
    const good = figures({
      Total: 30,
      Average: 4.6,
      Before: { Total: 30, Average: 4.62 },
      Categories: [place('Lobby', { Total: 30, Average: 4.6 })],
    })
    expect(compose(good).PropertySummary[1]).toBe('That is as good as in as many days before (4.62, 30 answers).')
    expect(compose(good).ActionItems).toEqual([
      { Item: 'Keep it up', Detail: 'No place is rated below 3.5. Lobby leads with 4.60 of 5 in 30 answers.' },
    ])
  })

  test.each(languages)('has in %s every number that stands in it among its figures', language => {
    const known = new Set([
      '40',
      '90',
      '30',
      '20',
      '16',
      '12',
      '10',
      '8',
      '7',
      '9',
      '6',
      '4',
      '5',
      '375',
      '35',
      '41',
      '450',
      '45',
      '275',
      '49',
      '490',
      '410',
      '40',
      '035',
      '040',
    ])
    const { PropertySummary, CategoryAnalysis, ActionItems } = compose(full, language)
    const text = [...PropertySummary, ...[...CategoryAnalysis, ...ActionItems].flatMap(one => [one.Item, one.Detail])].join('\n')
    expect(text).not.toMatch(/[{}]|undefined|NaN|says\./)
    for (const [number] of text.matchAll(/\d+(?:[.,]\d+)?/g))
      expect(known, `${number} of ${language}`).toContain(number.replace(/[.,]/, ''))
  })
})
