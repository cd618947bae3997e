/** Milliseconds in a day. */
export const DAY = 86_400_000

/** A range of local time, both ends included: starts 00:00:00.000, ends 23:59:59.999. */
export type DateRange = { start: Date; end: Date }

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

const startOfDay = (d: Date, days = 0) => new Date(d.getFullYear(), d.getMonth(), d.getDate() + days)
const endOfDay = (d: Date, days = 0) => new Date(d.getFullYear(), d.getMonth(), d.getDate() + days, 23, 59, 59, 999)
const month = (d: Date, months = 0, day = 1) => new Date(d.getFullYear(), d.getMonth() + months, day)
const quarter = (d: Date) => Math.floor(d.getMonth() / 3) * 3

/** The range of a preset at a moment, in the clock of where it runs. Weeks begin on Sunday. */
export const presetRange = (preset: Preset, now: Date): DateRange => {
  const today = endOfDay(now)
  const sunday = -now.getDay()
  const ranges: Record<Preset, () => DateRange> = {
    Today: () => ({ start: startOfDay(now), end: today }),
    Yesterday: () => ({ start: startOfDay(now, -1), end: endOfDay(now, -1) }),
    'This week': () => ({ start: startOfDay(now, sunday), end: endOfDay(now, sunday + 6) }),
    'Last Week': () => ({ start: startOfDay(now, sunday - 7), end: endOfDay(now, sunday - 1) }),
    WTD: () => ({ start: startOfDay(now, sunday), end: today }),
    'This Month': () => ({ start: month(now), end: endOfDay(month(now, 1, 0)) }),
    'Last Month': () => ({ start: month(now, -1), end: endOfDay(month(now, 0, 0)) }),
    MTD: () => ({ start: month(now), end: today }),
    'Last 7 Days': () => lastDays(now, 7),
    'Last 30 Days': () => lastDays(now, 30),
    'Last 60 Days': () => lastDays(now, 60),
    'Last 90 Days': () => lastDays(now, 90),
    'This Quarter': () => ({
      start: new Date(now.getFullYear(), quarter(now), 1),
      end: endOfDay(new Date(now.getFullYear(), quarter(now) + 3, 0)),
    }),
    'Last Quarter': () => ({
      start: new Date(now.getFullYear(), quarter(now) - 3, 1),
      end: endOfDay(new Date(now.getFullYear(), quarter(now), 0)),
    }),
    QTD: () => ({ start: new Date(now.getFullYear(), quarter(now), 1), end: today }),
    'Last 12 Months': () => lastMonths(now, 12),
    'Last 18 Months': () => lastMonths(now, 18),
    'Last 24 Months': () => lastMonths(now, 24),
    YTD: () => ({ start: new Date(now.getFullYear(), 0, 1), end: today }),
  }
  return ranges[preset]()
}

const lastDays = (now: Date, days: number): DateRange => ({ start: startOfDay(now, 1 - days), end: endOfDay(now) })
// A month back from the 31st is the last day of a shorter month, not the first of the next.
const lastMonths = (now: Date, months: number): DateRange => {
  const lastDay = month(now, 1 - months, 0).getDate()
  const from = month(now, -months, Math.min(now.getDate(), lastDay))
  return { start: startOfDay(from, 1), end: endOfDay(now) }
}

/** Both ends valid and in order; otherwise the range is not sent. */
export const isRange = (start: Date | null | undefined, end: Date | null | undefined): boolean =>
  !!start && !!end && !Number.isNaN(start.getTime()) && !Number.isNaN(end.getTime()) && start <= end

/** The range of a chart period. */
export const periodRange = (period: ChartPeriod, now: Date): DateRange => {
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
  return presetRange(same[period], now)
}
