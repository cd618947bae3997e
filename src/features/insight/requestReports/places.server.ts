import { sql } from 'drizzle-orm'
import { anyHolds, orderOf, type PageRequest, pageOf } from '../../../platform/db/page.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { readDays } from '../../property/buildings/period.server.ts'

type PlacesAsked = DaysAsked & { type: string; text?: string | undefined }
type PlaceRow = {
  acId: string
  BuildingId: string
  Name: string
  EventName: string
  Floor: string
  EventLocation: string
  Unit: string
  InstallationNote: string
  EntityName: { en: string }
  StartDate: string
  EndDate: string
  ParticipantNumber: number
  Scans: number
  Won: number
}
type PlacesPage = PageRequest & { sort: { field: string; order: 'ASC' | 'DESC' } }

const sorts = {
  Name: sql`lower("Name")`,
  EventName: sql`lower("EventName")`,
  Floor: sql`"Floor"`,
  Unit: sql`"Unit"`,
  ParticipantNumber: sql`"ParticipantNumber"`,
  Scans: sql`"Scans"`,
}

/** Signs of a type, also those by which nothing came; retired ones only while something did in the period. One statement. */
export const listPlaces = async (
  ctx: GroupCtx,
  { type, text, ...days }: PlacesAsked,
  page: PlacesPage,
): Promise<{ rows: PlaceRow[]; Total: number }> => {
  const period = await readDays(ctx, days)
  const { start, end } = period
  const within = sql`${start ? sql` and r.created_date >= ${start}` : sql``}${end ? sql` and r.created_date < ${end}` : sql``}`
  const { limit, offset } = pageOf(page)
  const places = sql`
    with item as (
      select distinct on (i.qr_code_id) i.qr_code_id, i.template_form_data as form from qr_item i
      where i.group_id = ${ctx.GroupId} and i.functionality_type = ${type} order by i.qr_code_id, i.position
    ), sent as (
      select r.qr_code_id, count(*)::int as n, (count(*) filter (where l.stage = 'Won'))::int as won
      from visitor_request r left join lead l on l.group_id = ${ctx.GroupId} and l.id = r.id
      where r.group_id = ${ctx.GroupId} and ${seenIn(sql`r.building_id`, ctx)} and r.functionality_type = ${type}${within} group by 1
    ), scanned as (
      select s.qr_code_id, sum(s.scans)::int as n from scan_day s
      where s.group_id = ${ctx.GroupId} and s.qr_code_id in (select qr_code_id from item) and s.day between ${period.first}::date and ${period.last}::date group by 1
    ), place as (
      select c.id as "acId", c.building_id as "BuildingId", c.qr_name as "Name", coalesce(item.form->>'EventName', '') as "EventName", c.floor as "Floor",
        coalesce(nullif(item.form->>'EventLocation', ''), c.location) as "EventLocation", c.unit as "Unit", c.installation_note as "InstallationNote",
        b.name as "EntityName", item.form->>'StartDate' as "StartDate", item.form->>'EndDate' as "EndDate",
        coalesce(sent.n, 0) as "ParticipantNumber", coalesce(scanned.n, 0) as "Scans", coalesce(sent.won, 0) as "Won"
      from qr_code c join item on item.qr_code_id = c.id join building b on b.group_id = ${ctx.GroupId} and b.id = c.building_id
        left join sent on sent.qr_code_id = c.id left join scanned on scanned.qr_code_id = c.id
      where c.group_id = ${ctx.GroupId} and ${seenIn(sql`c.building_id`, ctx)} and (not c.retired or sent.n > 0)
    ), found as (select * from place where ${text?.trim() ? anyHolds(searched, text.trim()) : sql`true`})`
  const { rows } = await ctx.tx.execute<PlaceRow & { Total: number }>(sql`
    ${places} select *, count(*) over ()::int as "Total" from found order by ${orderOf(sorts, page.sort, sql`"acId"`)} limit ${limit} offset ${offset}`)
  const [first] = rows
  if (first || offset === 0) return { rows, Total: first?.Total ?? 0 }
  const counted = await ctx.tx.execute<{ n: number }>(sql`${places} select count(*)::int as n from found`)
  return { rows, Total: counted.rows[0]?.n ?? 0 }
}
const searched = ['Name', 'EventName', 'EventLocation', 'Floor', 'Unit'].map(name => sql`${sql.identifier(name)}`)
