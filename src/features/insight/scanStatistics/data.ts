import { type SQL, sql } from 'drizzle-orm'
import { dayIn } from '../../../core/days.ts'
import { fillSteps, monthAfter, stepsIn } from '../../../core/steps.ts'
import type { Days } from '../../../platform/db/coverDays.ts'
import { anywhere } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { monthlyScans, sameKey } from '../../codes/scans/summedScans.server.ts'
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
 * The days that two moments name where all buildings have the same ones: by the clock of `tz`, or all days. Null where each building's own clock
 * names them.
 */
export const daysNamed = ({ startDate, endDate, tz }: Dates): Days | null => {
  if (!tz && (startDate !== undefined || endDate !== undefined)) return null
  const day = (moment: number | undefined, open: string) => (moment === undefined || !tz ? open : dayIn(tz, moment))
  return { first: day(startDate, firstDay), last: day(endDate, lastDay) }
}
const [firstDay, lastDay] = ['2000-01-01', '9999-12-31'] as const

/** What is added up of each code: sums by their names in SQL, of the whole range or by `step`, which is left out where it has no scans. */
type CodeSums = { of: readonly ScanSum[]; step?: ScanStep }
/** A part of the range as a column of SQL, `step`: of a day `d.day`, and of a month `month` where months have parts of their own. */
type ScanStep = { day: SQL; month?: SQL }

/**
 * A subquery of sums (alias `s`) over the days of each code (`c`, of building `b`) in a statistic. Of a building, or of one code, the days of each
 * code are read in index order; of an account, closed months in one go.
 */
export const codeSums = (ctx: Ctx<'group'>, asked: ScanStatsFilter, dates: Dates, { of, step }: CodeSums): SQL => {
  const days = daysNamed(dates)
  const added = sql.join(
    of.map(one => sql`sum(d.${sql.identifier(scanDay[one].name)}) as ${sql.identifier(scanDay[one].name)}`),
    sql`, `,
  )
  const [some, by] = step ? [sql`having sum(d.scans) > 0`, sql`d.step, `] : [sql``, sql``]
  const ofMonths = days && placesOf(ctx).wide && !asked.qr && (!step || step.month)
  const keys = { qr_code_id: sameKey('qr_code_id'), ...(step?.month && { step: { closed: step.month, day: step.day } }) }
  const joined = ofMonths
    ? sql`${sql.raw(step ? '' : 'left ')}join (
        select d.qr_code_id, ${by}${added} from (${monthlyScans('scan_code_month', { GroupId: ctx.GroupId, days, keys, sums: of })}) d
        group by d.qr_code_id${step ? sql`, d.step` : sql``} ${some}
      ) s on s.qr_code_id = c.id`
    : sql`cross join lateral (
        select ${step ? sql`${step.day} as step, ` : sql``}${added} from scan_day d
        where d.group_id = ${ctx.GroupId} and d.qr_code_id = c.id and ${daysWanted(dates)} ${step ? sql`group by 1` : sql``} ${some}
      ) s`
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
