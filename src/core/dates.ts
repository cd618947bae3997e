import { isCalendarDay } from './days.ts'
import type { DayRange } from './zones.ts'

/** Milliseconds in 24 hours. A day of a zone may have 23 or 25. */
export const DAY = 86_400_000

/** All presets of analytics and report ranges. */
export const presets = [
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
] as const
export type Preset = (typeof presets)[number]
/** The short list of QR and rounds pages. */
export const shortPresets = [
  'Today',
  'WTD',
  'MTD',
  'Last 7 Days',
  'Last 30 Days',
  'Last 60 Days',
  'Last 90 Days',
  'Last 12 Months',
  'Last 18 Months',
  'Last 24 Months',
  'YTD',
] as const satisfies readonly Preset[]
/** Chart periods: the parameter `tu`. */
export const chartPeriods = [
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
] as const
export type ChartPeriod = (typeof chartPeriods)[number]
export const defaultChartPeriod: ChartPeriod = '1-Year'

/** The days of a preset when it is `today`, `YYYY-MM-DD`. Weeks begin on Sunday. */
export const presetDays = (preset: Preset, today: string): DayRange => {
  const now = Temporal.PlainDate.from(today)
  const day = (days: number) => now.add({ days })
  const sunday = -(now.dayOfWeek % 7)
  const month = now.with({ day: 1 })
  const quarter = month.with({ month: Math.floor((now.month - 1) / 3) * 3 + 1 })
  const ranges: Record<Preset, () => readonly [first: Temporal.PlainDate, last: Temporal.PlainDate]> = {
    Today: () => [now, now],
    Yesterday: () => [day(-1), day(-1)],
    'This week': () => [day(sunday), day(sunday + 6)],
    'Last Week': () => [day(sunday - 7), day(sunday - 1)],
    WTD: () => [day(sunday), now],
    'This Month': () => [month, dayBefore(month.add({ months: 1 }))],
    'Last Month': () => [month.subtract({ months: 1 }), dayBefore(month)],
    MTD: () => [month, now],
    'Last 7 Days': () => [day(-6), now],
    'Last 30 Days': () => [day(-29), now],
    'Last 60 Days': () => [day(-59), now],
    'Last 90 Days': () => [day(-89), now],
    'This Quarter': () => [quarter, dayBefore(quarter.add({ months: 3 }))],
    'Last Quarter': () => [quarter.subtract({ months: 3 }), dayBefore(quarter)],
    QTD: () => [quarter, now],
    'Last 12 Months': () => [monthsBefore(now, 12), now],
    'Last 18 Months': () => [monthsBefore(now, 18), now],
    'Last 24 Months': () => [monthsBefore(now, 24), now],
    YTD: () => [now.with({ month: 1, day: 1 }), now],
  }
  const [first, last] = ranges[preset]()
  return { first: first.toString(), last: last.toString() }
}

const dayBefore = (date: Temporal.PlainDate) => date.subtract({ days: 1 })
// A month back from the 31st is the last day of a shorter month, not the first of the next.
const monthsBefore = (date: Temporal.PlainDate, months: number) => date.subtract({ months }).add({ days: 1 })

/** Both ends are days of the calendar and in order; otherwise the range is not sent. */
export const isDayRange = (first: string | null | undefined, last: string | null | undefined): boolean =>
  !!first && !!last && isCalendarDay(first) && isCalendarDay(last) && first <= last

/** The days of a chart period when it is `today`. */
export const periodDays = (period: ChartPeriod, today: string): DayRange => {
  const same: Record<ChartPeriod, Preset> = {
    Today: 'Today',
    WTD: 'WTD',
    MTD: 'MTD',
    '7-Day': 'Last 7 Days',
    '30-Day': 'Last 30 Days',
    '60-Day': 'Last 60 Days',
    '90-Day': 'Last 90 Days',
    '1-Year': 'Last 12 Months',
    YearToDate: 'YTD',
    '18-Month': 'Last 18 Months',
    '24-Month': 'Last 24 Months',
  }
  return presetDays(same[period], today)
}
