import { describe, expect, test } from 'vitest'
import { lotsOfTrial, timesOfTrial } from '../../../test/support/trial.ts'
import { addDays, countDays, monthAfter } from '../../core/steps.ts'
import { coverDays, type Days } from './coverDays.ts'

const daysOf = ({ first, last }: Days): string[] => Array.from({ length: Math.max(0, countDays(first, last)) }, (_, n) => addDays(first, n))

/** Each day that a cover counts, as often as it counts it. */
const counted = (days: Days): Map<string, number> => {
  const { months, more, less } = coverDays(days)
  const found = new Map<string, number>()
  const add = (some: readonly string[], by: number) => {
    for (const day of some) found.set(day, (found.get(day) ?? 0) + by)
  }
  for (let month = months?.first ?? '9'; months && month <= months.last; month = monthAfter(month))
    add(daysOf({ first: month, last: addDays(monthAfter(month), -1) }), 1)
  for (const one of more) add(daysOf(one), 1)
  for (const one of less) add(daysOf(one), -1)
  return new Map([...found].filter(([, times]) => times !== 0))
}

describe('the cover of a range', () => {
  test.each([
    ['a day', '2026-02-28', '2026-02-28'],
    ['a few days of a month', '2026-02-05', '2026-02-11'],
    ['most days of a month', '2026-02-02', '2026-02-27'],
    ['a month', '2024-02-01', '2024-02-29'],
    ['the end of one and the beginning of the next', '2026-02-27', '2026-03-02'],
    ['nearly all of both', '2026-02-02', '2026-03-30'],
    ['a year', '2025-11-27', '2026-11-26'],
  ])('counts each of its days once: %s', (_what, first, last) => {
    expect(counted({ first, last })).toEqual(new Map(daysOf({ first, last }).map(day => [day, 1])))
  })

  test('counts each day once whatever its ends, and reads at most 15 days at either', () => {
    const random = lotsOfTrial()
    for (let n = 0; n < timesOfTrial(200); n++) {
      const first = addDays('2024-01-01', Math.floor(random() * 500))
      const days = { first, last: addDays(first, Math.floor(random() * 500)) }
      expect(counted(days)).toEqual(new Map(daysOf(days).map(day => [day, 1])))
      const { more, less } = coverDays(days)
      const read = [...more, ...less].reduce((sum, one) => sum + countDays(one.first, one.last), 0)
      expect({ days, read: read <= 30 }).toEqual({ days, read: true })
    }
  })

  test('of the longest range is months alone; of one that ends before it begins nothing', () => {
    const all = { first: '0001-01-01', last: '9999-12-31' }
    expect(coverDays(all)).toEqual({ months: { first: '0001-01-01', last: '9999-12-01' }, more: [], less: [] })
    expect(coverDays({ first: '2026-02-02', last: '2026-02-01' })).toEqual({ months: null, more: [], less: [] })
  })
})
