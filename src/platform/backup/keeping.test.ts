import { expect, test } from 'vitest'
import { backupId, chooseKept, momentOf } from './keeping.ts'

const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => backupId(new Date(Date.parse(from) + i * 86_400_000)))
const short = (ids: readonly string[]) => ids.map(id => id.slice(0, 8))

test.each([
  ['nothing', [], [], []],
  ['one', days('2026-03-10T02:00:00Z', 1), ['20260310'], ['20260310']],
  ['a week', days('2026-03-09T02:00:00Z', 7), short(days('2026-03-09T02:00:00Z', 7)), short(days('2026-03-09T02:00:00Z', 7))],
  [
    // 2026-03-31 is a Tuesday: Sundays are the newest of their weeks
    'three months of nights',
    days('2026-01-01T02:00:00Z', 90),
    ['20260131', '20260228', '20260315', '20260322', ...short(days('2026-03-25T02:00:00Z', 7))],
    short(days('2026-03-25T02:00:00Z', 7)),
  ],
  ['two on a day', ['20260310T020000Z', '20260310T120000Z'], ['20260310', '20260310'], ['20260310', '20260310']],
  ['old ones alone', ['20240101T020000Z', '20240301T020000Z'], ['20240101', '20240301'], ['20240101', '20240301']],
  ['names of something else', ['latest', '20260310T020000Z'], ['20260310'], ['20260310']],
])('of %s the schedule keeps 7 days, 4 weeks and 12 months', (_what, ids, kept, daily) => {
  const chosen = chooseKept(ids)
  expect({ kept: short(chosen.kept), daily: short(chosen.daily) }).toEqual({ kept, daily })
})

test('the only one that reaches back stays until seven days have one, and the one before the newest always', () => {
  const one = ['20260310T020000Z', '20260310T120000Z', '20260310T130000Z', '20260310T140000Z']
  expect(chooseKept(one)).toEqual({ kept: [one[0], one[2], one[3]], daily: [one[0], one[3]] })
  const week = [...days('2026-03-09T02:00:00Z', 7), '20260315T120000Z']
  expect(chooseKept(['20260309T010000Z', ...week])).toEqual({ kept: week, daily: [...week.slice(0, 6), '20260315T120000Z'] })
})

test('of two years twelve months stay', () => {
  const { kept } = chooseKept(days('2024-01-01T02:00:00Z', 731))
  expect(new Set(kept.map(id => id.slice(0, 6))).size).toBe(12)
})

test('a name tells its moment, to the second', () => {
  expect(momentOf(backupId(new Date('2026-11-22T18:05:01.987Z')))).toEqual(new Date('2026-11-22T18:05:01Z'))
  expect(momentOf('20261122')).toBeNull()
})
