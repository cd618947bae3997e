import { type SQL, sql } from 'drizzle-orm'
import { dayIn } from '../../../core/days.ts'
import { fillSteps, monthAfter, stepsIn } from '../../../core/steps.ts'
import type { Days } from '../../../platform/db/coverDays.ts'
import { anyHolds } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { monthlyScans, readScans, sameKey } from '../../codes/scans/summedScans.server.ts'
import { type ScanSum, scanDay } from '../../codes/scans/tables.ts'
import { inUse, todayOf } from '../../property/buildings/data.ts'
import { placesOf } from '../../property/buildings/places.server.ts'
import type { TrendPoint } from './model.ts'

export type ScanStatsFilter = { qr?: string | undefined; lt?: string | undefined; type?: string | undefined; st?: string | undefined }

/** The codes (alias `c`) that a statistic speaks of: the account's, in the buildings that the caller may see. */
export const codesWanted = (ctx: Ctx<'group'>, { qr, lt, type, st }: ScanStatsFilter): SQL => {
  const parts = [sql`c.group_id = ${ctx.GroupId}`, placesWanted(ctx, sql`c.building_id`)]
  if (qr) parts.push(sql`c.id = ${qr}`)
  if (lt) parts.push(sql`c.location = ${lt}`)
  if (type) parts.push(sql`c.qr_type = ${type}`)
  if (st?.trim()) parts.push(anyHolds([sql`c.qr_name`], st.trim()))
  return sql.join(parts, sql` and `)
}

export type Dates = { startDate?: number | undefined; endDate?: number | undefined; tz?: string | undefined }

/** Days (alias `d`) of the building (alias `b`) between two moments, which name days of its clock, or of that of `tz`. A missing end is open. */
export const daysWanted = ({ startDate, endDate, tz }: Dates): SQL => {
  const day = (moment: number) =>
    tz ? sql`${dayIn(tz, moment)}::date` : sql`(to_timestamp(${moment / 1000}::double precision) at time zone b.time_zone)::date`
  const parts = [sql`true`]
  if (startDate !== undefined) parts.push(sql`d.day >= ${day(startDate)}`)
  if (endDate !== undefined) parts.push(sql`d.day <= ${day(endDate)}`)
  return sql.join(parts, sql` and `)
}

/**
 * The days that two moments name where all buildings have the same ones: by the clock of `tz`, or all days. Null where each building's own clock
 * names them.
 */
export const daysNamed = ({ startDate, endDate, tz }: Dates): Days | null => {
  if (!tz && (startDate !== undefined || endDate !== undefined)) return null
  const day = (moment: number | undefined, open: string) => (moment === undefined || !tz ? open : dayIn(tz, moment))
  return { first: day(startDate, firstDay), last: day(endDate, lastDay) }
}
const [firstDay, lastDay] = ['2000-01-01', '9999-12-31'] as const

/** Whether a statistic is of so many buildings that the account's sums are read in one go, and not code by code. */
export const isWide = (ctx: Ctx<'group'>, { qr }: ScanStatsFilter): boolean => placesOf(ctx).wide === true && !qr

/** Reads a statistic; where it is wide, with the day up to which days are closed. */
export const readWide = <T>(ctx: Ctx<'group'>, asked: ScanStatsFilter, read: (closed: string | null) => Promise<T>): Promise<T> =>
  isWide(ctx, asked) ? readScans(ctx, read) : read(null)

/** The days that a wide statistic is of, and the last closed one (`readWide`). */
export type WideRange = { days: Days; closed: string | null }

/** What is added up of each code; `step` parts the range, and leaves out where it has no scans. */
type CodeSums = { of: readonly ScanSum[]; step?: SQL; closed: string | null }

/**
 * A subquery of sums (alias `s`) over the days (alias `d`) of each code (`c`, of building `b`) in a statistic. Of a building, of one code, or by `step`
 * the days of each code are read in index order; of an account, closed months in one go.
 */
export const codeSums = (ctx: Ctx<'group'>, asked: ScanStatsFilter, dates: Dates, { of, step, closed }: CodeSums): SQL => {
  const days = daysNamed(dates)
  const added = sql.join(
    of.map(one => sql`sum(d.${sql.identifier(scanDay[one].name)}) as ${sql.identifier(scanDay[one].name)}`),
    sql`, `,
  )
  const ofCode = sql`from scan_day d where d.group_id = ${ctx.GroupId} and d.qr_code_id = c.id and ${daysWanted(dates)}`
  const all = { GroupId: ctx.GroupId, closed, keys: { qr_code_id: sameKey('qr_code_id') }, sums: of }
  const joined = step
    ? sql`cross join lateral (select ${step} as step, ${added} ${ofCode} group by 1 having sum(d.scans) > 0) s`
    : days && isWide(ctx, asked)
      ? sql`left join (
          select d.qr_code_id, ${added} from (${monthlyScans('scan_code_month', { ...all, days })}) d group by 1
        ) s on s.qr_code_id = c.id`
      : sql`cross join lateral (select ${added} ${ofCode}) s`
  return sql`qr_code c join building b on b.group_id = ${ctx.GroupId} and b.id = c.building_id ${joined} where ${codesWanted(ctx, asked)}`
}

/** A column of building ids holds the building that is asked for, else one in use that the caller may see. */
export const placesWanted = ({ GroupId, BuildingId, buildings }: Ctx<'group'>, column: SQL): SQL => {
  if (BuildingId) return sql`${column} = ${BuildingId}`
  if (buildings === 'all') return inUse(column, GroupId)
  if (buildings.length === 0) return sql`false`
  return sql`${inUse(column, GroupId)} and ${column} in (${sql.join(
    buildings.map(id => sql`${id}`),
    sql`, `,
  )})`
}

const months = 24

/** Sums of `counted` (columns `day` and `n`) by month, the last 24 months with the empty ones, the oldest first. */
export const trendOf = async (ctx: Ctx<'group'>, countedOf: (days: Days) => SQL): Promise<TrendPoint[]> => {
  const last = await todayOf(ctx)
  const first = monthAfter(last, 1 - months)
  const all = stepsIn(first, last, 'Month')
  const { rows } = await ctx.tx.execute<{ Day: string; n: number }>(sql`
    select date_trunc('month', day::timestamp)::date as "Day", sum(n)::int as n from (${countedOf({ first, last })}) counted where day >= ${first}::date group by 1`)
  return fillSteps(all, rows, row => ({ Count: row?.n ?? 0 })).map(({ Day, Count }) => ({ Month: Day.slice(0, 7), Count }))
}
