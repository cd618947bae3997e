import { RRuleTemporal } from 'rrule-temporal'
import { dayIn } from '../../core/days.ts'
import type { Recurrence, ReportPeriod } from '../../core/recurrence.ts'
import { addDays, monthAfter } from '../../core/steps.ts'
import { type DayRange, endOfDay, startOfDay, timeIn } from '../../core/zones.ts'

const HOUR = 3_600_000

/**
 * The moments (epoch ms) of a recurrence between two, both included, by a zone's clock. A time that the clock skips is as long after the gap as it
 * lies in it (2:30 is 3:30), of one that it shows twice the first counts; nothing comes twice at one moment.
 */
export const listOccurrences = (of: Recurrence, timeZone: string, { from, to }: { from: number; to: number }): number[] => {
  if (of.Every === 'Hour') return listHours(of, timeZone, { from, to })
  const rule = ruleOf(of)
  const [first, last] = [utc(addDays(dayIn(timeZone, from), -MOVED)), utc(dayIn(timeZone, to))]
  const moments = rule.between(first, last, true).flatMap(date => momentsOn(of, timeZone, dayOf(date)))
  return [...new Set(moments)].filter(one => one >= from && one <= to)
}

/** The first moment of a recurrence after a moment; null where it has ended. */
export const findNextOccurrence = (of: Recurrence, timeZone: string, after: number): number | null => {
  if (of.Every === 'Hour') return nextHour(of, timeZone, after)
  const rule = ruleOf(of)
  for (let date = rule.next(utc(addDays(dayIn(timeZone, after), -MOVED)), true); date; date = rule.next(utc(dayOf(date)))) {
    const found = momentsOn(of, timeZone, dayOf(date)).find(one => one > after)
    if (found !== undefined) return found
  }
  return null
}

/** The last moment of a recurrence at a moment or before it; null where none was yet. */
export const findLastOccurrence = (of: Recurrence, timeZone: string, until: number): number | null => {
  if (of.Every === 'Hour') return lastHour(of, timeZone, until)
  const rule = ruleOf(of)
  for (let date = rule.previous(utc(dayIn(timeZone, until)), true); date; date = rule.previous(utc(dayOf(date)))) {
    const found = momentsOn(of, timeZone, dayOf(date)).findLast(one => one <= until)
    if (found !== undefined) return found
  }
  return null
}

/** What is to be done of a recurrence that is due: the `Moments` to run, the oldest first, and when it is due `Next`; null: never again. */
export type CaughtUp = { readonly Moments: readonly number[]; readonly Next: number | null }
/**
 * `due`: the moment that the row names. `missed`: what happens to moments that passed while nobody worked. `once` runs the last of them alone
 * (a report of yesterday, not of each day before), `each` runs all of them.
 */
export type CatchUp = { readonly timeZone: string; readonly due: number; readonly now: number; readonly missed: 'once' | 'each' }

/** What to run of a recurrence now that its due moment has come, however late. The key of a run is its row and its moment (`runKey`). */
export const catchUp = (of: Recurrence, { timeZone, due, now, missed }: CatchUp): CaughtUp => {
  const passed = missed === 'each' ? listOccurrences(of, timeZone, { from: due, to: now }) : [findLastOccurrence(of, timeZone, now) ?? due]
  const Moments = passed.filter(one => one >= due)
  return { Moments: Moments.length > 0 ? Moments : [due], Next: findNextOccurrence(of, timeZone, Math.max(now, due)) }
}

/** Names one run of a row: the same after a crash, another one at its next moment. For ids of mails and jobs. */
export const runKey = (id: string, moment: number): string => `${id}.${new Date(moment).toISOString()}`

/**
 * The days of the last period that is over at a moment, by a zone's clock: weeks from Sunday to Saturday, quarters of the calendar. A day that the
 * zone skipped is none.
 */
export const findLastFullPeriod = (period: ReportPeriod, timeZone: string, at: number): DayRange => {
  let last = addDays(firstDay(period, dayIn(timeZone, at)), -1)
  while (period === 'Day' && endOfDay(timeZone, last) < startOfDay(timeZone, last)) last = addDays(last, -1)
  return { first: firstDay(period, last), last }
}

const firstDay = (period: ReportPeriod, day: string): string => {
  const date = Temporal.PlainDate.from(day)
  const starts: Record<ReportPeriod, () => string> = {
    Day: () => day,
    Week: () => addDays(day, -(date.dayOfWeek % 7)),
    Month: () => monthAfter(day, 0),
    Quarter: () => monthAfter(day, -((date.month - 1) % 3)),
    Year: () => monthAfter(day, 1 - date.month),
  }
  return starts[period]()
}

/** Days by which a skipped time moves at most: Apia left out a whole day. */
const MOVED = 1

// By RFC 5545 a time that does not exist is left out. So the rule gives days only, in UTC, and the zone's clock makes the moments.
const ruleOf = ({ Every, Interval, First, Last, Weekdays, ...of }: Recurrence): RRuleTemporal => {
  const month = Every === 'Month' || Every === 'Quarter' || Every === 'Year'
  return new RRuleTemporal({
    freq: month ? 'MONTHLY' : Every === 'Week' ? 'WEEKLY' : 'DAILY',
    interval: Interval * (Every === 'Year' ? 12 : Every === 'Quarter' ? 3 : 1),
    dtstart: Temporal.PlainDate.from(First).toZonedDateTime('UTC'),
    ...(Last && { until: Temporal.PlainDate.from(Last).toZonedDateTime('UTC') }),
    ...(Every === 'Week' && Weekdays.length > 0 && { byDay: Weekdays.map(codeOf) }),
    ...(month && monthPart(of, First)),
    wkst: 'SU',
    cache: false,
  })
}

const monthPart = ({ MonthDay, Nth }: Pick<Recurrence, 'MonthDay' | 'Nth'>, First: string) => {
  if (Nth) return { byDay: [`${Nth.Which}${codeOf(Nth.Weekday)}`] }
  const day = MonthDay ?? Temporal.PlainDate.from(First).day
  // The last of these days that a month has.
  return day <= 28 ? { byMonthDay: [day] } : { byMonthDay: [28, 29, 30, 31].filter(one => one <= day), bySetPos: [-1] }
}

const codeOf = (weekday: number): string => ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][weekday] ?? ''

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (date: { toString(): string }): string => date.toString().slice(0, 10)

const momentsOn = ({ Times }: Recurrence, timeZone: string, day: string): number[] =>
  Times.map(time => timeIn(timeZone, day, time)).toSorted((a, b) => a - b)

const hoursOf = ({ Interval, First, Last, Times }: Recurrence, timeZone: string) => {
  const start = timeIn(timeZone, First, Times[0] ?? '00:00')
  return { start, step: Interval * HOUR, end: Last ? endOfDay(timeZone, Last) : Number.POSITIVE_INFINITY }
}

const nextHour = (of: Recurrence, timeZone: string, after: number): number | null => {
  const { start, step, end } = hoursOf(of, timeZone)
  const next = start + Math.max(0, Math.floor((after - start) / step) + 1) * step
  return next <= end ? next : null
}

const lastHour = (of: Recurrence, timeZone: string, until: number): number | null => {
  const { start, step, end } = hoursOf(of, timeZone)
  const last = start + Math.floor((Math.min(until, end) - start) / step) * step
  return last >= start ? last : null
}

const listHours = (of: Recurrence, timeZone: string, { from, to }: { from: number; to: number }): number[] => {
  const hours: number[] = []
  for (let at = nextHour(of, timeZone, from - 1); at !== null && at <= to; at = nextHour(of, timeZone, at)) hours.push(at)
  return hours
}
