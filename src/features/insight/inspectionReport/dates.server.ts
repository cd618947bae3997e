import { type SQL, sql } from 'drizzle-orm'
import type { Localized, Output } from '../../../core/call.ts'
import type { Label } from '../../../core/labels.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { inspectionTypeLabels, inspectionTypes, roundTypeLabels, roundTypes } from '../../field/rounds/roundTypes.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { readDays } from '../../property/buildings/period.server.ts'
import { type GetInspectionAggregate, type GetInspectionDates, mostDates } from './contract.ts'
import type { InspectionDate } from './model.ts'

type InspectionKind = { RoundType: string; InspectionType: string | null }
type Aggregate = Output<typeof GetInspectionAggregate>

/** The types of rounds that are inspections (readings 22). */
const inspected = ['Inspection', 'AEDInspection', 'FireExtinguisherInspection']

/** Dates of inspections whose time overlaps a period, by the clock of their buildings, as a subquery; excused ones are left out. */
const datesIn = async (ctx: GroupCtx, days: DaysAsked): Promise<SQL> => {
  const { first, last, start, end } = await readDays(ctx, days)
  const from = start ? sql` and d.ends >= ${new Date(start.getTime() - 86_400_000)}` : sql``
  const to = end ? sql` and d.starts < ${new Date(end.getTime() + 86_400_000)}` : sql``
  return sql`(
    select d.id, d.building_id, b.name as building_name, r.round_type, v.settings->>'InspectionType' as inspection_type, r.qr_name, d.ends,
      case when d.closed = 'Completed' then 'Completed' when d.ends < ${ctx.now.toISOString()}::timestamptz then 'Overdue' else 'Upcoming' end as status,
      d.closed = 'Completed' and coalesce(d.closed_date <= d.ends, false) as on_time
    from field_round_due d join field_round r on r.group_id = d.group_id and r.id = d.round_id
      join field_round_version v on v.group_id = r.group_id and v.round_id = r.id and v.number = r.number
      join building b on b.group_id = d.group_id and b.id = d.building_id
    where d.group_id = ${ctx.GroupId} and r.group_id = ${ctx.GroupId} and v.group_id = ${ctx.GroupId} and b.group_id = ${ctx.GroupId}
      and ${seenIn(sql`d.building_id`, ctx)} and not r.retired and r.round_type = any(${sql.param(inspected)}::text[]) and d.closed is distinct from 'Excused'
      and (d.ends at time zone b.time_zone)::date >= ${first}::date and (d.starts at time zone b.time_zone)::date <= ${last}::date${from}${to}
  ) dates`
}

/** How many dates of a period stand how: all of them are counted. */
export const countDates = async (ctx: GroupCtx, days: DaysAsked): Promise<Aggregate> => {
  const { rows } = await ctx.tx.execute<Aggregate>(sql`
    select count(*) filter (where status = 'Completed')::int as "Completed", count(*) filter (where status <> 'Completed')::int as "Remaining",
      count(*) filter (where on_time)::int as "OnTimeInspection", count(*) filter (where status = 'Overdue')::int as "Overdue"
    from ${await datesIn(ctx, days)}`)
  return rows[0] ?? { Completed: 0, Remaining: 0, OnTimeInspection: 0, Overdue: 0 }
}

/** What needs somebody first. */
const datesFirst: readonly InspectionDate['Status'][] = ['Overdue', 'Upcoming', 'Completed']

/** The dates of a period, those that need somebody first; `More` than are listed. */
export const listDates = async (ctx: GroupCtx, days: DaysAsked): Promise<Output<typeof GetInspectionDates>> => {
  type Row = InspectionKind & { DueId: string; RoundName: string; Ends: Date | string; Status: InspectionDate['Status'] }
  const { rows } = await ctx.tx.execute<Row>(sql`
    select id as "DueId", round_type as "RoundType", inspection_type as "InspectionType", qr_name as "RoundName", ends as "Ends", status as "Status"
    from ${await datesIn(ctx, days)}
    order by array_position(${sql.param([...datesFirst])}::text[], status), ends, id limit ${mostDates + 1}`)
  const Dates = rows.slice(0, mostDates).map(({ DueId, RoundName, Ends, Status, ...kind }) => ({
    DueId,
    InspectionType: nameOf(kind),
    RoundName,
    Date: new Date(Ends).getTime(),
    Status,
  }))
  return { Dates, More: rows.length > mostDates }
}

type StandingKind = { BuildingId: string; BuildingName: Localized; Name: Label; Status: InspectionDate['Status'] }
/** How each kind of inspection stands in each building: by the date that needs somebody most. */
export const readStandings = async (ctx: GroupCtx, days: DaysAsked): Promise<StandingKind[]> => {
  type Row = InspectionKind & { BuildingId: string; BuildingName: Localized; Rank: number }
  const { rows } = await ctx.tx.execute<Row>(sql`
    select building_id as "BuildingId", building_name as "BuildingName", round_type as "RoundType", inspection_type as "InspectionType",
      min(array_position(${sql.param([...datesFirst])}::text[], status))::int as "Rank"
    from ${await datesIn(ctx, days)} group by 1, 2, 3, 4 order by 5`)
  return rows.map(({ Rank, BuildingId, BuildingName, ...kind }) => ({
    BuildingId,
    BuildingName,
    Name: nameOf(kind),
    Status: datesFirst[Rank - 1] ?? 'Completed',
  }))
}

/** What is inspected, else the type of the round. */
const nameOf = ({ InspectionType, RoundType }: InspectionKind): Label => {
  const own = inspectionTypes.find(one => one === InspectionType)
  const type = roundTypes.find(one => one === RoundType) ?? 'Inspection'
  return own ? inspectionTypeLabels[own] : roundTypeLabels[type]
}
