import { expect, test } from 'vitest'
import { backupId, chooseKept, findUses, momentOf } from './keeping.ts'

const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => backupId(new Date(Date.parse(from) + i * 86_400_000)))
const short = (ids: readonly string[]) => ids.map(id => id.slice(0, 8))

test.each([
  ['nothing', [], [], ''],
  ['one', days('2026-03-10T02:00:00Z', 1), ['20260310'], '20260310'],
  ['a week', days('2026-03-09T02:00:00Z', 7), short(days('2026-03-09T02:00:00Z', 7)), '20260309'],
  [
    // 2026-03-31 is a Tuesday: Sundays are the newest of their weeks
    'three months of nights',
    days('2026-01-01T02:00:00Z', 90),
    ['20260131', '20260228', '20260315', '20260322', ...short(days('2026-03-25T02:00:00Z', 7))],
    '20260325',
  ],
  ['old ones alone', ['20240101T020000Z', '20240301T020000Z'], ['20240101', '20240301'], '20240101'],
  ['names of something else', ['latest', '20260310T020000Z'], ['20260310'], '20260310'],
])('of %s the schedule keeps 7 days, 4 weeks and 12 months', (_what, ids, kept, from) => {
  const chosen = chooseKept(ids)
  expect({ kept: short(chosen.kept), from: chosen.from.slice(0, 8) }).toEqual({ kept, from })
})

test('the only backup that reaches back stays until seven days have one; of the others of a day the newest stays', () => {
  const one = ['20260310T020000Z', '20260310T120000Z', '20260310T130000Z', '20260310T140000Z'] as const
  expect(chooseKept(one)).toEqual({ kept: [one[0], one[3]], from: one[0] })
  expect(one.map(findUses(one))).toEqual([['back'], [], [], ['day', 'week', 'month']])
  const week = [...days('2026-03-09T02:00:00Z', 7), '20260315T120000Z']
  expect(chooseKept(['20260309T010000Z', ...week])).toEqual({ kept: [...week.slice(0, 6), week[7]], from: week[0] })
})

test('after a restore everything before it stays until seven days have a backup again', () => {
  const before = chooseKept(days('2026-01-01T02:00:00Z', 90)).kept
  for (const since of [1, 6]) {
    const own = ['20260331T120000Z', '20260331T180000Z', ...days('2026-04-01T02:00:00Z', since - 1)]
    const { kept, from } = chooseKept([...before, ...own], own)
    expect(kept).toEqual([...before, own[0], ...own.slice(1)])
    expect(from).toBe(before[0])
  }
  const week = days('2026-04-01T02:00:00Z', 7)
  const { kept, from } = chooseKept([...before, ...week], week)
  expect(kept.filter(id => id >= '20260325')).toEqual(['20260329T020000Z', '20260331T020000Z', ...week])
  expect(from).toBe(week[0])
})

test('of two years twelve months stay', () => {
  const { kept } = chooseKept(days('2024-01-01T02:00:00Z', 731))
  expect(new Set(kept.map(id => id.slice(0, 6))).size).toBe(12)
})

test('a name tells its moment, to the second', () => {
  expect(momentOf(backupId(new Date('2026-11-22T18:05:01.987Z')))).toEqual(new Date('2026-11-22T18:05:01Z'))
  expect(momentOf('20261122')).toBeNull()
})
