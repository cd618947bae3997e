import { and, eq, type SQL, sql } from 'drizzle-orm'
import { dayIn } from '../../../core/days.ts'
import { addDays, countDays, type Step, stepsIn } from '../../../core/steps.ts'
import { endOfDay, startOfDay } from '../../../core/zones.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { building } from './tables.ts'

/** Moments whose days are meant; an end that is not given is open. */
export type Range = { startDate?: number | undefined; endDate?: number | undefined }
/**
 * A range in whole days of a building's clock, both included. `previous` is the first day of as many days before it; null where an end is
 * open. `start` and `end` (excluded) bound the days as moments.
 */
export type Period = { first: string; last: string; previous: string | null; start: Date | null; end: Date | null }

const open = { first: '0001-01-01', last: '9999-12-31' }

/** The days of the called building that hold the two moments. */
export const readPeriod = async (ctx: Ctx<'building'>, { startDate, endDate }: Range): Promise<Period> => {
  if (startDate === undefined && endDate === undefined) return { ...open, previous: null, start: null, end: null }
  const zone = await readZone(ctx)
  const dayOf = (moment: number) => min(dayIn(zone, moment), open.last)
  const [first, last] = [startDate === undefined ? open.first : dayOf(startDate), endDate === undefined ? open.last : dayOf(endDate)]
  return {
    first,
    last,
    previous: startDate === undefined || endDate === undefined ? null : previousOf(first, last),
    start: startDate === undefined ? null : new Date(startOfDay(zone, first)),
    end: endDate === undefined ? null : new Date(endOfDay(zone, last) + 1),
  }
}

/** The time zone of the called building. */
const readZone = async ({ tx, GroupId, BuildingId }: Ctx<'building'>): Promise<string> => {
  const [row] = await tx
    .select({ zone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  return row?.zone ?? 'UTC'
}

const min = (a: string, b: string): string => (a.length > b.length || a > b ? b : a)
// Years have four digits here, so that days are in the order of their texts.
const previousOf = (first: string, last: string): string => {
  const day = addDays(first, -countDays(first, last))
  return day.startsWith('-') ? open.first : day
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
