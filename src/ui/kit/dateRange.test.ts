import { expect, test } from 'vitest'
import { fromDays, rangeFrom, textOf } from './dateRange.ts'

test('a range runs from 00:00:00 of its first to 23:59:59 of its last day', () => {
  const { start, end } = fromDays(new Date(2026, 1, 3, 15), new Date(2026, 1, 5, 9))
  expect([start.getHours(), start.getMinutes(), start.getDate()]).toEqual([0, 0, 3])
  expect([end.getHours(), end.getMinutes(), end.getSeconds(), end.getDate()]).toEqual([23, 59, 59, 5])
})

test('a kept range comes back; a kept preset moves on with the days; anything else is none', () => {
  const range = fromDays(new Date(2026, 1, 3), new Date(2026, 1, 5))
  expect(rangeFrom(textOf(range))).toEqual(range)
  expect(rangeFrom('Last 7 Days')?.preset).toBe('Last 7 Days')
  expect(['none', '', '5~3', 'x~y'].map(rangeFrom)).toEqual([null, null, null, null])
})
