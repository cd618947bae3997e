import { type SQL, sql } from 'drizzle-orm'
import { countDays, type Step, stepsIn } from '../../../core/steps.ts'
import type { Ctx } from '../../../platform/handle.ts'

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
  const { rows } = await ctx.tx.execute<Record<'first' | 'last' | 'previous' | 'begins' | 'ends', string | null>>(sql`
    select first, last, (first - (last - first + 1)) as previous,
      extract(epoch from first::timestamp at time zone time_zone) * 1000 as begins,
      extract(epoch from (last + 1)::timestamp at time zone time_zone) * 1000 as ends
    from (select time_zone, least((to_timestamp(${startDate ?? null}::double precision / 1000) at time zone time_zone)::date, ${latest(startDate)}) as first,
      least((to_timestamp(${endDate ?? null}::double precision / 1000) at time zone time_zone)::date, ${latest(endDate)}) as last
      from building where group_id = ${ctx.GroupId} and id = ${ctx.BuildingId}) days`)
  const [row] = rows
  return {
    first: row?.first ?? open.first,
    last: row?.last ?? open.last,
    previous: row?.previous ?? null,
    start: row?.begins ? new Date(Number(row.begins)) : null,
    end: row?.ends ? new Date(Number(row.ends)) : null,
  }
}

// Years have four digits here; "least" skips null, so an end that is not given stays so.
const latest = (moment: number | undefined): SQL => sql`${moment === undefined ? null : open.last}::date`

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
