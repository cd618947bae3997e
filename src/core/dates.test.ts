import { describe, expect, test } from 'vitest'
import { chartPeriods, DAY, defaultChartPeriod, isDayRange, periodDays, presetDays, presets, shortPresets } from './dates.ts'
import { momentsOfDays } from './zones.ts'

const today = '2026-11-21' // Saturday

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
      const { from, to } = momentsOfDays('America/New_York', presetDays(preset, today))
      const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23', timeZone: 'America/New_York' })
      expect([clock.format(from), clock.format(to)], preset).toEqual(['00:00:00', '23:59:59'])
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
    expect(presetDays(preset, today)).toEqual({ first: start, last: end })
  })
  test('last 30 days begin with a day of the building, also after a change of clocks', () => {
    const { from, to } = momentsOfDays('America/New_York', presetDays('Last 30 Days', '2026-11-15'))
    expect([from, to]).toEqual([Date.parse('2026-10-17T00:00-04:00'), Date.parse('2026-11-16T00:00-05:00') - 1])
  })
  test('a month back from the 31st stays in the shorter month', () => {
    expect(presetDays('Last 18 Months', '2026-08-31').first).toBe('2025-03-01')
  })
  // Counted on a calendar: a period of n days or months holds today.
  test('each of the eleven chart periods begins at its day and ends today, 1-Year where none is chosen [C-CONST-055]', () => {
    expect(Object.fromEntries(chartPeriods.map(period => [period, periodDays(period, today).first]))).toEqual({
      Today: '2026-11-21',
      WTD: '2026-11-15',
      MTD: '2026-11-01',
      '7-Day': '2026-11-15',
      '30-Day': '2026-10-23',
      '60-Day': '2026-09-23',
      '90-Day': '2026-08-24',
      '1-Year': '2025-11-22',
      YearToDate: '2026-01-01',
      '18-Month': '2025-05-22',
      '24-Month': '2024-11-22',
    })
    for (const period of chartPeriods) expect(periodDays(period, today).last).toBe(today)
    expect(defaultChartPeriod).toBe('1-Year')
  })
  test('a day has 86400000 ms [A-CONST-065]', () => expect(DAY).toBe(86_400_000))
  test('a range is sent only when both ends are valid dates in order [A-RULE-073] [C-RULE-041]', () => {
    expect(isDayRange(today, today)).toBe(true)
    expect(isDayRange(today, null)).toBe(false)
    expect(isDayRange('x', today)).toBe(false)
    expect(isDayRange('2026-02-30', today)).toBe(false)
    expect(isDayRange(today, '2026-11-20')).toBe(false)
  })
})
