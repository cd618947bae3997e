import { z } from 'zod'
import { isCalendarDay } from './days.ts'

/** Steps in which something comes again. */
export const recurrenceSteps = ['Hour', 'Day', 'Week', 'Month', 'Quarter', 'Year'] as const

const day = z.string().refine(isCalendarDay)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const weekday = z.int().min(0).max(6)

/**
 * When something comes again, by the clock of a place that is named apart:
 * - `Every` so many (`Interval`) steps from the day `First` on, to the day `Last`. Weeks begin on Sunday; a quarter is three months from that of
 *   `First` on; a year has the month of `First`. Hours are counted as they pass, whatever the clock shows.
 * - `Times` of the day, `HH:MM`. Of hours only the first counts: when the first one is.
 * - Of weeks: `Weekdays`, 0 is Sunday; none: that of `First`.
 * - Of months, quarters and years: `MonthDay`, 1 to 31, in a shorter month its last day; -1 is the last. Or `Nth`: the first to fourth, or the last
 *   (-1) of a `Weekday`. Neither: the day of the month of `First`.
 */
export const recurrence = z.strictObject({
  Every: z.enum(recurrenceSteps),
  Interval: z.int().min(1).max(1000).default(1),
  First: day,
  Last: day.nullable().default(null),
  Times: z.array(time).min(1).max(48).readonly(),
  Weekdays: z.array(weekday).max(7).readonly().default([]),
  MonthDay: z
    .union([z.int().min(1).max(31), z.literal(-1)])
    .nullable()
    .default(null),
  Nth: z
    .strictObject({ Which: z.literal([1, 2, 3, 4, -1]), Weekday: weekday })
    .nullable()
    .default(null),
})
export type Recurrence = z.output<typeof recurrence>
/** As it is written: what may be left out is. */
export type RecurrenceInput = z.input<typeof recurrence>

/** Periods that reports tell of. */
export const reportPeriods = ['Day', 'Week', 'Month', 'Quarter', 'Year'] as const
export type ReportPeriod = (typeof reportPeriods)[number]
