import { type SQL, sql } from 'drizzle-orm'
import { dayIn } from '../../../core/days.ts'
import { fillSteps, monthAfter, stepsIn } from '../../../core/steps.ts'
import { anywhere } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { inUse, todayOf } from '../../property/buildings/data.ts'
import type { TrendPoint } from './model.ts'

export type ScanStatsFilter = { qr?: string | undefined; lt?: string | undefined; type?: string | undefined; st?: string | undefined }

/** The codes (alias `c`) that a statistic speaks of: the account's, in the buildings that the caller may see. */
export const codesWanted = (ctx: Ctx<'group'>, { qr, lt, type, st }: ScanStatsFilter): SQL => {
  const parts = [sql`c.group_id = ${ctx.GroupId}`, placesWanted(ctx, sql`c.building_id`)]
  if (qr) parts.push(sql`c.id = ${qr}`)
  if (lt) parts.push(sql`c.location = ${lt}`)
  if (type) parts.push(sql`c.qr_type = ${type}`)
  if (st?.trim()) parts.push(sql`c.qr_name ilike ${anywhere(st.trim())}`)
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
 * A subquery of sums (alias `s`) over the days (alias `d`) of each code (`c`, of building `b`) in a statistic. `sums` is its select list
 * with its grouping. The days of each code are read in index order.
 */
export const codeSums = (ctx: Ctx<'group'>, asked: ScanStatsFilter, dates: Dates, sums: { of: SQL; by?: SQL }): SQL => sql`qr_code c
  join building b on b.group_id = ${ctx.GroupId} and b.id = c.building_id
  cross join lateral (
    select ${sums.of} from scan_day d where d.group_id = ${ctx.GroupId} and d.qr_code_id = c.id and ${daysWanted(dates)} ${sums.by ?? sql``}
  ) s
  where ${codesWanted(ctx, asked)}`

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
export const trendOf = async (ctx: Ctx<'group'>, counted: SQL): Promise<TrendPoint[]> => {
  const today = await todayOf(ctx)
  const all = stepsIn(monthAfter(today, 1 - months), today, 'Month')
  const { rows } = await ctx.tx.execute<{ Day: string; n: number }>(sql`
    select date_trunc('month', day::timestamp)::date as "Day", sum(n)::int as n from (${counted}) counted where day >= ${all[0]}::date group by 1`)
  return fillSteps(all, rows, row => ({ Count: row?.n ?? 0 })).map(({ Day, Count }) => ({ Month: Day.slice(0, 7), Count }))
}
