import { describe, expect, test } from 'vitest'
import { chartPeriods, DAY, defaultChartPeriod, isRange, periodRange, presetRange, presets, shortPresets } from './dates.ts'

const now = new Date(2026, 10, 21, 15, 30) // Saturday
const day = (d: Date) => `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, '0')}-${String(d.getDate()).padStart(2, '0')}`

describe('date-range presets', () => {
  test('are the documents’ lists [A-CONST-066] [C-CONST-054] [B-CONST-064]', () => {
    expect(presets).toEqual([
      'Today',
      'Yesterday',
      'This week',
      'Last Week',
      'WTD',
      'This Month',
      'Last Month',
      'MTD',
      'Last 7 Days',
      'Last 30 Days',
      'Last 60 Days',
      'Last 90 Days',
      'This Quarter',
      'Last Quarter',
      'QTD',
      'Last 12 Months',
      'Last 18 Months',
      'Last 24 Months',
      'YTD',
    ])
    expect(shortPresets).toHaveLength(11)
    expect(chartPeriods).toEqual([
      'Today',
      'WTD',
      'MTD',
      '7-Day',
      '30-Day',
      '60-Day',
      '90-Day',
      '1-Year',
      'YearToDate',
      '18-Month',
      '24-Month',
    ])
    expect(defaultChartPeriod).toBe('1-Year')
  })
  test('start at 00:00:00 and end at 23:59:59 [A-RULE-089] [B-RULE-025] [C-RULE-030]', () => {
    for (const preset of presets) {
      const { start, end } = presetRange(preset, now)
      expect([start.getHours(), start.getMinutes(), start.getSeconds()], preset).toEqual([0, 0, 0])
      expect([end.getHours(), end.getMinutes(), end.getSeconds()], preset).toEqual([23, 59, 59])
    }
  })
  test.each([
    ['Today', '2026-11-21', '2026-11-21'],
    ['Yesterday', '2026-11-20', '2026-11-20'],
    ['This week', '2026-11-15', '2026-11-21'],
    ['Last Week', '2026-11-08', '2026-11-14'],
    ['WTD', '2026-11-15', '2026-11-21'],
    ['This Month', '2026-11-01', '2026-11-30'],
    ['Last Month', '2026-10-01', '2026-10-31'],
    ['MTD', '2026-11-01', '2026-11-21'],
    ['Last 7 Days', '2026-11-15', '2026-11-21'],
    ['Last 30 Days', '2026-10-23', '2026-11-21'],
    ['This Quarter', '2026-10-01', '2026-12-31'],
    ['Last Quarter', '2026-07-01', '2026-09-30'],
    ['QTD', '2026-10-01', '2026-11-21'],
    ['Last 12 Months', '2025-11-22', '2026-11-21'],
    ['Last 24 Months', '2024-11-22', '2026-11-21'],
    ['YTD', '2026-01-01', '2026-11-21'],
  ] as const)('%s is %s to %s', (preset, start, end) => {
    const range = presetRange(preset, now)
    expect([day(range.start), day(range.end)]).toEqual([start, end])
  })
  test('a month back from the 31st stays in the shorter month', () => {
    expect(day(presetRange('Last 18 Months', new Date(2026, 7, 31)).start)).toBe('2025-03-01')
  })
  test('chart periods have ranges; a day has 86400000 ms [A-CONST-065]', () => {
    for (const period of chartPeriods) expect(periodRange(period, now).start <= now).toBe(true)
    expect(DAY).toBe(86_400_000)
  })
  test('a range is sent only when both ends are valid dates in order [A-RULE-073] [C-RULE-041]', () => {
    expect(isRange(now, now)).toBe(true)
    expect(isRange(now, null)).toBe(false)
    expect(isRange(new Date('x'), now)).toBe(false)
    expect(isRange(now, new Date(now.getTime() - 1))).toBe(false)
  })
})
