import { expect, test } from 'vitest'
import { fromPreset, rangeFrom, textOf, todayIn } from './dateRange.ts'

test('a kept range comes back; a kept preset moves on with the days; anything else is none', () => {
  const range = { first: '2026-02-03', last: '2026-02-05' }
  expect(rangeFrom(textOf(range))).toEqual(range)
  expect(rangeFrom('Last 7 Days')?.preset).toBe('Last 7 Days')
  expect(['none', '', '5~3', 'x~y', '2026-02-05~2026-02-03'].map(text => rangeFrom(text))).toEqual([null, null, null, null, null])
})

test('today is that of the building, also where the browser has another day', () => {
  const days = ['Pacific/Kiritimati', 'Pacific/Niue'].map(zone => fromPreset('Today', zone).first) // 25 hours apart
  expect(days[0]).not.toBe(days[1])
  expect(days).toEqual(['Pacific/Kiritimati', 'Pacific/Niue'].map(todayIn))
})
