import { sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import type { Label } from '../../../core/labels.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { inspectionTypeLabels, inspectionTypes, roundTypeLabels, roundTypes } from '../../field/rounds/roundTypes.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { readDays } from '../../property/buildings/period.server.ts'
import { mostDates } from './contract.ts'
import type { InspectionDate } from './model.ts'

type FoundDate = InspectionDate & { BuildingId: string; BuildingName: Localized; isOnTime: boolean }
type Row = {
  DueId: string
  BuildingId: string
  BuildingName: Localized
  RoundType: string
  InspectionType: string | null
  RoundName: string
  Ends: Date | string
  Closed: string | null
  OnTime: boolean
}

/** The types of rounds that are inspections (readings 22). */
const inspected = ['Inspection', 'AEDInspection', 'FireExtinguisherInspection']

/** Dates of inspections whose time overlaps a period, by the clock of their buildings; excused ones are left out. Those that need somebody come first. */
export const readInspectionDates = async (ctx: GroupCtx, days: DaysAsked): Promise<FoundDate[]> => {
  const { first, last, start, end } = await readDays(ctx, days)
  const from = start ? sql` and d.ends >= ${new Date(start.getTime() - 86_400_000)}` : sql``
  const to = end ? sql` and d.starts < ${new Date(end.getTime() + 86_400_000)}` : sql``
  const { rows } = await ctx.tx.execute<Row>(sql`
    select d.id as "DueId", d.building_id as "BuildingId", b.name as "BuildingName", r.round_type as "RoundType", v.settings->>'InspectionType' as "InspectionType",
      r.qr_name as "RoundName", d.ends as "Ends", d.closed as "Closed", coalesce(d.closed_date <= d.ends, false) as "OnTime"
    from field_round_due d join field_round r on r.group_id = d.group_id and r.id = d.round_id
      join field_round_version v on v.group_id = r.group_id and v.round_id = r.id and v.number = r.number
      join building b on b.group_id = d.group_id and b.id = d.building_id
    where d.group_id = ${ctx.GroupId} and r.group_id = ${ctx.GroupId} and v.group_id = ${ctx.GroupId} and b.group_id = ${ctx.GroupId}
      and ${seenIn(sql`d.building_id`, ctx)} and not r.retired and r.round_type = any(${sql.param(inspected)}::text[]) and d.closed is distinct from 'Excused'
      and (d.ends at time zone b.time_zone)::date >= ${first}::date and (d.starts at time zone b.time_zone)::date <= ${last}::date${from}${to}
    order by d.ends limit ${mostDates}`)
  return rows
    .map(row => describeDate(row, ctx.now))
    .toSorted((a, b) => order.indexOf(a.Status) - order.indexOf(b.Status) || a.Date - b.Date)
}

const order: readonly InspectionDate['Status'][] = ['Overdue', 'Upcoming', 'Completed']

const describeDate = (row: Row, now: Date): FoundDate => {
  const Ends = new Date(row.Ends)
  const isDone = row.Closed === 'Completed'
  return {
    DueId: row.DueId,
    BuildingId: row.BuildingId,
    BuildingName: row.BuildingName,
    InspectionType: nameOf(row),
    RoundName: row.RoundName,
    Date: Ends.getTime(),
    Status: isDone ? 'Completed' : Ends < now ? 'Overdue' : 'Upcoming',
    isOnTime: isDone && row.OnTime,
  }
}

/** What is inspected, else the type of the round. */
const nameOf = ({ InspectionType, RoundType }: Row): Label => {
  const own = inspectionTypes.find(one => one === InspectionType)
  const type = roundTypes.find(one => one === RoundType) ?? 'Inspection'
  return own ? inspectionTypeLabels[own] : roundTypeLabels[type]
}
