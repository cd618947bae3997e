import { sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { seenIn, todayAt } from '../../../property/buildings/data.ts'
import { GetLeaseEnds as call } from '../contract.ts'

const sorts = { LeaseEnd: sql`v.lease_end`, TenantName: byName(sql`v.tenant_name`), Unit: byName(sql`v.unit`) }
const searched = [sql`v.tenant_name`, sql`v.unit`, sql`v.email`]
type Row = {
  id: string
  TenantName: string
  Unit: string
  LeaseEnd: string
  DaysLeft: number
  Email: string
  PhoneNumber: string
  Total: number
}
/** Days ahead in which a lease ends, days for which one that has ended stays in the list, and how old an answer may be. */
const [ahead, behind, answered] = [90, 30, 200]

export const GetLeaseEnds = handle(call, async (ctx, { filter, sort = { field: 'LeaseEnd', order: 'ASC' }, ...page }) => {
  const { GroupId, now } = ctx
  const text = filter.text?.trim()
  const today = todayAt(sql`b.time_zone`)
  const said = sql`exists (
    select 1 from visitor_request r where r.group_id = ${GroupId} and r.building_id = t.building_id and r.functionality_type = 'Renewal'
      and r.status <> 'Cancelled' and r.created_date >= ${now}::timestamptz - make_interval(days => ${answered})
      and (r.tenant_id = t.id or (r.company_name <> '' and name_key(r.company_name) = name_key(t.tenant_name)) or (t.unit <> '' and name_key(r.unit) = name_key(t.unit))))`
  const ends = sql`(
    select t.id, t.tenant_name, t.unit, t.lease_end, t.lease_end - ${today} as days_left, coalesce(t.email, '') as email, coalesce(t.phone, '') as phone
    from tenant_company t join building b on b.group_id = ${GroupId} and b.id = t.building_id
    where t.group_id = ${GroupId} and ${seenIn(sql`t.building_id`, ctx)} and not t.disabled
      and t.lease_end between ${today} - ${behind}::int and ${today} + ${ahead}::int and not ${said})`
  const found = sql`from ${ends} v ${text ? sql`where ${anyHolds(searched, text)}` : sql``}`
  const { limit, offset } = pageOf(page)
  const { rows } = await ctx.tx.execute<Row>(sql`
    select v.id, v.tenant_name as "TenantName", v.unit as "Unit", v.lease_end::text as "LeaseEnd", v.days_left::int as "DaysLeft", v.email as "Email",
      v.phone as "PhoneNumber", (count(*) over ())::int as "Total"
    ${found} order by ${orderOf(sorts, sort, sql`v.id`)} limit ${limit} offset ${offset}`)
  const [first] = rows
  const counted = first || offset === 0 ? null : await ctx.tx.execute<{ n: number }>(sql`select count(*)::int as n ${found}`)
  return { Leases: rows.map(({ Total: _all, ...row }) => row), Total: first?.Total ?? counted?.rows[0]?.n ?? 0 }
})
