import { type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../core/call.ts'
import { may } from '../../../core/permissions.ts'
import { Refusal } from '../../../core/problem.ts'
import { secondsBetween } from '../../../platform/db/columns.ts'
import { plannedEachTime } from '../../../platform/db/statements.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { roundTypeFlags } from '../../field/rounds/roundTypes.ts'
import { seenIn } from '../../property/buildings/data.ts'
import type { Period } from '../../property/buildings/period.server.ts'
import type { GetRoundDashboard } from './contract.ts'
import type { RoundFigures } from './model.ts'

type DashboardAsked = Parsed<typeof GetRoundDashboard>
/** Without a type: rounds of all types. */
export type RoundsAsked = Partial<Pick<DashboardAsked, 'rt' | 'rId' | 'engineer'>>

/** Refuses who may not see the dashboard of a type: each type has its own flag. */
export const requireRoundType = ({ actor }: GroupCtx, rt: DashboardAsked['rt']): void => {
  const flag = roundTypeFlags[rt]
  if (!may(actor.Permissions, flag)) throw new Refusal('usr.aut.npm')
}

/** Sums of walks; of several groupings at once, of which the others are null. */
export type WalkSums = {
  Walks: number
  StopsDone: number
  Stops: number
  GeoIn: number
  GeoAsked: number
  Errors: number
  Measurements: number
  /** Of walks that have ended. */
  Minutes: number
  Ended: number
}
type Days = Pick<Period, 'first' | 'last' | 'start' | 'end'>

/**
 * Buildings with the moments between which their days lie, as the table `places`: a row is compared with two moments, and asks for no clock.
 */
const placesOf = (ctx: GroupCtx, { first, last }: Days): SQL => sql`${sql.raw(plannedEachTime)} with places as materialized (
  select b.id, b.time_zone, ${first}::date::timestamp at time zone b.time_zone as first, (${last}::date + 1)::timestamp at time zone b.time_zone as past
  from building b where b.group_id = ${ctx.GroupId} and ${seenIn(sql`b.id`, ctx)})`
// Beside them a range of the index, which is a day wider at either end.
const within = (moment: SQL, { start, end }: Days): SQL => {
  const from = start ? sql` and ${moment} >= ${new Date(start.getTime() - 86_400_000)}` : sql``
  const to = end ? sql` and ${moment} < ${new Date(end.getTime() + 86_400_000)}` : sql``
  return sql`${moment} >= p.first and ${moment} < p.past${from}${to}`
}

/** Walks of a type in a period, grouped as asked: by `round_id`, `engineer_name`, `step` (of the column `day`). One statement. */
export const sumWalks = async <Keys extends Record<string, unknown>>(
  ctx: GroupCtx,
  { rt, rId, engineer }: RoundsAsked,
  { days, by, columns, step = sql`day` }: { days: Days; by: SQL; columns: SQL; step?: SQL },
): Promise<(WalkSums & Keys)[]> => {
  const { rows } = await ctx.tx.execute<WalkSums>(sql`
    ${placesOf(ctx, days)} select ${columns}, count(*)::int as "Walks", sum(stops_done)::int as "StopsDone", sum(total_stop_number)::int as "Stops", sum(geo_in)::int as "GeoIn",
      sum(geo_asked)::int as "GeoAsked", sum(stops_error_number)::int as "Errors", sum(measurement_number)::int as "Measurements",
      coalesce(sum(${secondsBetween(sql`start_date`, sql`submit_date`)} / 60), 0)::float8 as "Minutes", count(submit_date)::int as "Ended"
    from (select w.*, ${step} as step from (select i.*, (i.start_date at time zone p.time_zone)::date as day from inspection i join places p on p.id = i.building_id
      where i.group_id = ${ctx.GroupId} and i.state <> 'Running'
        and ${within(sql`i.start_date`, days)}${rt ? sql` and i.round_type = ${rt}` : sql``}${rId ? sql` and i.round_id = ${rId}` : sql``}${engineer ? sql` and i.engineer_name = ${engineer}` : sql``}) w) walks
    group by ${by}`)
  return rows as (WalkSums & Keys)[] // the columns that are asked for
}

export type DueSums = { RoundId: string; Due: number; Done: number; OnTime: number; Missed: number }

/** Dates of rounds that have ended in a period, round by round; excused ones count for nothing. */
export const sumDues = async (ctx: GroupCtx, { rt, rId }: RoundsAsked, days: Days): Promise<DueSums[]> => {
  const { rows } = await ctx.tx.execute<DueSums>(sql`
    ${placesOf(ctx, days)} select d.round_id as "RoundId", count(*)::int as "Due", count(*) filter (where d.closed = 'Completed')::int as "Done",
      count(*) filter (where d.closed = 'Completed' and d.closed_date <= d.ends)::int as "OnTime",
      count(*) filter (where d.closed is null and d.ends + least(interval '24 hours', greatest(interval '15 minutes', (d.ends - d.starts) / 4)) < ${ctx.now})::int as "Missed"
    from field_round r join places p on p.id = r.building_id join field_round_due d on d.group_id = r.group_id and d.round_id = r.id
    where d.group_id = ${ctx.GroupId} and r.group_id = ${ctx.GroupId} and d.ends <= ${ctx.now} and d.closed is distinct from 'Excused' and ${within(sql`d.ends`, days)}${rt ? sql` and r.round_type = ${rt}` : sql``}${rId ? sql` and d.round_id = ${rId}` : sql``}
    group by 1`)
  return rows
}

const noWalks: WalkSums = { Walks: 0, StopsDone: 0, Stops: 0, GeoIn: 0, GeoAsked: 0, Errors: 0, Measurements: 0, Minutes: 0, Ended: 0 }
/** The sums of all rows. */
export const addWalks = (rows: readonly WalkSums[]): WalkSums =>
  rows.reduce(
    (sum, row) => ({
      Walks: sum.Walks + row.Walks,
      StopsDone: sum.StopsDone + row.StopsDone,
      Stops: sum.Stops + row.Stops,
      GeoIn: sum.GeoIn + row.GeoIn,
      GeoAsked: sum.GeoAsked + row.GeoAsked,
      Errors: sum.Errors + row.Errors,
      Measurements: sum.Measurements + row.Measurements,
      Minutes: sum.Minutes + row.Minutes,
      Ended: sum.Ended + row.Ended,
    }),
    noWalks,
  )

/** A share of 0 to 1; null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** The figures of sums. */
export const figuresOf = (walks: WalkSums, dues: readonly DueSums[]): RoundFigures => {
  const sum = (name: 'Due' | 'Done' | 'OnTime' | 'Missed') => dues.reduce((all, one) => all + one[name], 0)
  return {
    Due: sum('Due'),
    Done: sum('Done'),
    OnTime: sum('OnTime'),
    Missed: sum('Missed'),
    Walks: walks.Walks,
    RoundCompliance: shareOf(sum('Done'), sum('Due')),
    StopCompliance: shareOf(walks.StopsDone, walks.Stops),
    GeoCompliance: shareOf(walks.GeoIn, walks.GeoAsked),
    MeasurementNumber: walks.Measurements,
    StopsErrorNumber: walks.Errors,
  }
}
