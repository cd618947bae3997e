import { type SQL, sql } from 'drizzle-orm'
import { periodDays } from '../../../core/dates.ts'
import { dayIn } from '../../../core/days.ts'
import { addDays, countDays, type Step, stepsIn } from '../../../core/steps.ts'
import { type DayRange, endOfDay, startOfDay } from '../../../core/zones.ts'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import type { DaysAsked } from './askedDays.ts'
import { seenIn } from './data.ts'

/** Moments whose days are meant; an end that is not given is open. */
export type Range = { startDate?: number | undefined; endDate?: number | undefined }
/**
 * A range in whole days of a building's clock, both included. `previous` is the first day of as many days before it; null where an end is
 * open. `start` and `end` (excluded) bound the days as moments.
 */
export type Period = { first: string; last: string; previous: string | null; start: Date | null; end: Date | null }

/** The days of a period whose ends are open. */
export const allDays = { first: '0001-01-01', last: '9999-12-31' }

/** The days of the called building that hold the two moments. */
export const readPeriod = (ctx: Ctx<'building'>, range: Range): Promise<Period> => readDays(ctx, range)

/** The days that a call about figures asks for, by `tz` or the clock of its place: the building, or most buildings of the account. */
export const readDays = async (ctx: GroupCtx, { startDate, endDate, tz, tu }: DaysAsked): Promise<Period> => {
  if (startDate === undefined && endDate === undefined && tu === undefined) return { ...allDays, previous: null, start: null, end: null }
  return namedDays({ startDate, endDate, tu }, tz ?? (await readZone(ctx)), ctx.now)
}

/** The days that are asked for, by the clock of a zone; all days where none are. */
export const namedDays = ({ startDate, endDate, tu }: DaysAsked, zone: string, now: Date): Period => {
  if (tu !== undefined) return daysIn(zone, periodDays(tu, dayIn(zone, now.getTime())))
  const dayOf = (moment: number) => min(dayIn(zone, moment), allDays.last)
  const [first, last] = [startDate === undefined ? allDays.first : dayOf(startDate), endDate === undefined ? allDays.last : dayOf(endDate)]
  if (startDate !== undefined && endDate !== undefined) return daysIn(zone, { first, last })
  return {
    first,
    last,
    previous: null,
    start: startDate === undefined ? null : new Date(startOfDay(zone, first)),
    end: endDate === undefined ? null : new Date(endOfDay(zone, last) + 1),
  }
}

const daysIn = (zone: string, { first, last }: DayRange): Period => ({
  first,
  last,
  previous: previousOf(first, last),
  start: new Date(startOfDay(zone, first)),
  end: new Date(endOfDay(zone, last) + 1),
})

/** The days before a period that are as many; null where an end is open. */
export const daysBefore = ({ first, previous }: Period): DayRange | null =>
  previous === null ? null : { first: previous, last: addDays(first, -1) }

/** The time zone of the called building, or of most buildings of the account. */
const readZone = async (ctx: GroupCtx): Promise<string> => {
  const { rows } = await ctx.tx.execute<{ zone: string }>(sql`
    select b.time_zone as zone from building b where b.group_id = ${ctx.GroupId} and ${seenIn(sql`b.id`, ctx)} group by 1 order by count(*) desc, 1 limit 1`)
  return rows[0]?.zone ?? 'UTC'
}

const min = (a: string, b: string): string => (a.length > b.length || a > b ? b : a)
// Years have four digits here, so that days are in the order of their texts.
const previousOf = (first: string, last: string): string => {
  const day = addDays(first, -countDays(first, last))
  return day.startsWith('-') ? allDays.first : day
}
/** How many days a period has; without end where an end is open. */
export const lengthOf = ({ first, last, previous }: Period): number =>
  previous === null ? Number.POSITIVE_INFINITY : countDays(first, last)

/** The first days of the steps of a period; none of an open or a very long one. */
export const stepsOf = ({ first, last, previous }: Period, step: Step): string[] => (previous === null ? [] : stepsIn(first, last, step))

/** The first day of the step that the column `day` is in, in SQL; a day before the period counts as the one as many days later. */
export const stepColumn = (step: Step, { first, last, previous }: Pick<Period, 'first' | 'last' | 'previous'>): SQL => {
  const day =
    previous === null ? sql`day` : sql`(case when day < ${first}::date then day + (${last}::date - ${first}::date + 1) else day end)`
  return step === 'Day' ? day : step === 'Week' ? sql`(${day} - extract(dow from ${day})::integer)` : sql`date_trunc('month', ${day})::date`
}
