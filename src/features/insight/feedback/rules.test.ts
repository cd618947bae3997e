import { describe, expect, test } from 'vitest'
import { formatDay } from '../../../core/days.ts'
import { momentsOfDays } from '../../../core/zones.ts'
import { topicLabels } from '../../../platform/text/topics.ts'
import { entityTypeLabel, entityTypes } from '../../property/entityTypes/model.ts'
import { cesPercent, figuresOf, noSums } from './figures.ts'
import { namedTopics } from './labels.ts'
import { commentFilters, mostTopics } from './model.ts'
import { titleOf } from './rules.ts'
import { words } from './words.ts'

describe('the figures', () => {
  test('round averages to two decimals and NPS to one; CES is also a percent of 7', () => {
    const sums = { ...noSums, Count: 3, ScoreSum: 13, CESCount: 7, CESSum: 40, NPSCount: 3, Promoters: 1, Detractors: 2 }
    expect(figuresOf(sums)).toEqual({ AverageScore: 4.33, Count: 3, CES: 5.71, CESCount: 7, NPS: -33.3, NPSCount: 3 })
    expect(cesPercent(5.71)).toBe(81.6)
    expect(figuresOf(noSums)).toMatchObject({ AverageScore: null, CES: null, NPS: null })
  })
})

describe('the page', () => {
  test('is titled by the entity type or "Overall Building", followed by "Feedback" [C-RULE-002]', () => {
    const t = (_key: 'title', { name }: { name: string }) => words.en.title.replace('{name}', name)
    expect([titleOf(t, words.en.overall, undefined), titleOf(t, words.en.overall, entityTypeLabel('Restroom', 'en'))]).toEqual([
      'Overall Building Feedback',
      'Restroom Feedback',
    ])
  })

  test('has a fixed list of comment filters, named in every language', () => {
    expect(commentFilters.map(one => words.en.filters[one])).toEqual([
      'All',
      'Positive',
      'Neutral',
      'Negative',
      '5 stars',
      '4 stars',
      '3 stars',
      '2 stars',
      '1 star',
      'Low rating',
    ])
    expect(mostTopics).toBe(4)
  })

  test('names every entity type and every topic, and splits the codes of others', () => {
    for (const { Code, Label } of entityTypes) expect(entityTypeLabel(Code, 'es')).toBe(Label.es)
    expect(entityTypeLabel('FrontDesk', 'en')).toBe('Front Desk')
    expect(namedTopics.toSorted()).toEqual(Object.keys(topicLabels).toSorted())
  })
})

describe('days', () => {
  test('begin and end by the clock of the building, also where clocks change', () => {
    const shown = (zone: string, day: string) =>
      Object.values(momentsOfDays(zone, { first: day, last: day })).map(one => new Date(one).toISOString())
    expect(shown('America/Los_Angeles', '2026-03-08')).toEqual(['2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z'])
    expect(shown('Asia/Kolkata', '2026-11-01')).toEqual(['2026-10-31T18:30:00.000Z', '2026-11-01T18:29:59.999Z'])
    expect(shown('Nowhere/None', '2026-01-01')).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-01T23:59:59.999Z'])
  })

  test('are shown as MM/DD/YYYY in English', () => {
    expect([formatDay('2026-02-28', 'en'), formatDay('2026-02-28', 'es')]).toEqual(['02/28/2026', '28/02/2026'])
  })
})
