import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/handle.ts'
import type { Step } from './model.ts'

/** A period in whole local days of a building, both included; `previous` is the first day of as many days before it. */
export type Period = { first: string; last: string; previous: string | null; start: Date | null; end: Date | null }
type Asked = { et?: string | undefined; startDate?: number | undefined; endDate?: number | undefined }

/** The local days that hold the two moments; an end that is not given is open. `start` and `end` (excluded) bound the days as moments. */
export const periodOf = async (ctx: Ctx<'building'>, { startDate, endDate }: Asked): Promise<Period> => {
  if (startDate === undefined && endDate === undefined) return { ...open, previous: null, start: null, end: null }
  const { rows } = await ctx.tx.execute<{
    first: string | null
    last: string | null
    previous: string | null
    begins: string | null
    ends: string | null
  }>(sql`
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

const open = { first: '0001-01-01', last: '9999-12-31' }
// Years have four digits here; "least" skips null, so an end that is not given stays so.
const latest = (moment: number | undefined): SQL => sql`${moment === undefined ? null : open.last}::date`

/** The rows of a table of sums for an entity type; undefined is all of them, which have rows of their own under ''. */
export const ofType = (ctx: Ctx<'building'>, et: string | undefined): SQL =>
  sql`group_id = ${ctx.GroupId} and building_id = ${ctx.BuildingId} and entity_type = ${et ?? ''}`

/** Those of a period. */
export const summed = (ctx: Ctx<'building'>, { first, last }: Pick<Period, 'first' | 'last'>, et: string | undefined): SQL =>
  sql`${ofType(ctx, et)} and day between ${first}::date and ${last}::date`

const DAY = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const text = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Days up to a month, weeks up to half a year, months beyond. */
export const stepFor = ({ first, last, previous }: Period): Step => {
  const days = previous === null ? Number.POSITIVE_INFINITY : (at(last) - at(first)) / DAY + 1
  return days <= 31 ? 'Day' : days <= 184 ? 'Week' : 'Month'
}

/** The first day of the step that a day is in, in SQL; a day before the period counts as the one as many days later. */
export const stepStart = (step: Step, { first, last, previous }: Period): SQL => {
  const day =
    previous === null ? sql`day` : sql`(case when day < ${first}::date then day + (${last}::date - ${first}::date + 1) else day end)`
  return step === 'Day' ? day : step === 'Week' ? sql`(${day} - extract(dow from ${day})::integer)` : sql`date_trunc('month', ${day})::date`
}

const mostSteps = 800
/** The first days of all steps of a period, the oldest first; none for an open or a very long one. */
export const stepsOf = ({ first, last, previous }: Period, step: Step): string[] => {
  if (previous === null || !(at(last) - at(first) < mostSteps * DAY * { Day: 1, Week: 7, Month: 28 }[step])) return []
  const days: string[] = []
  for (let day = startOf(first, step); at(day) <= at(last); day = next(day, step)) days.push(day)
  return days
}

const startOf = (day: string, step: Step): string =>
  step === 'Day' ? day : step === 'Week' ? text(at(day) - new Date(at(day)).getUTCDay() * DAY) : `${day.slice(0, 8)}01`

const next = (day: string, step: Step): string => {
  if (step !== 'Month') return text(at(day) + (step === 'Day' ? 1 : 7) * DAY)
  const date = new Date(at(day))
  return text(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
}

/** The whole months of a period: their first day, and the day after them. Null where there is none. */
export const monthsIn = ({ first, last }: Pick<Period, 'first' | 'last'>): { from: string; to: string } | null => {
  const from = first.endsWith('-01') ? first : next(startOf(first, 'Month'), 'Month')
  const to = last >= open.last ? startOf(last, 'Month') : startOf(text(at(last) + DAY), 'Month')
  return from < to ? { from, to } : null
}
