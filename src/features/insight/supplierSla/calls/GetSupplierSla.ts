import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { visitsOf } from '../../../codes/visits/visits.server.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetSupplierSla as call } from '../contract.ts'
import { slaRequests } from '../requests.server.ts'

type Sums = {
  VendorId: string | null
  VendorName: string | null
  Assigned: number
  Open: number
  Overdue: number
  Response: number | null
  Completion: number | null
  ResponseHours: number | null
  CompletionHours: number | null
  Score: number | null
}
const none = { Assigned: 0, Open: 0, Overdue: 0, Response: null, Completion: null, ResponseHours: null, CompletionHours: null, Score: null }
const begun = sql`(s.to_begin is not null or s.age > s.response)`
const finished = sql`(s.to_finish is not null or s.age > s.completion)`

export const GetSupplierSla = handle(call, async (ctx, { supplier, urgency, ...days }) => {
  const requests = await slaRequests(ctx, { supplier, urgency, ...days })
  const { rows } = await ctx.tx.execute<Sums>(sql`
    with ${requests}
    select s.vendor_id as "VendorId", min(s.vendor_name) as "VendorName", count(*)::int as "Assigned", (count(*) filter (where s.open))::int as "Open",
      (count(*) filter (where s.open and s.age > s.completion))::int as "Overdue",
      (count(*) filter (where s.to_begin <= s.response))::float8 / nullif(count(*) filter (where ${begun}), 0) as "Response",
      (count(*) filter (where s.to_finish <= s.completion))::float8 / nullif(count(*) filter (where ${finished}), 0) as "Completion",
      avg(s.to_begin)::float8 as "ResponseHours", avg(s.to_finish)::float8 as "CompletionHours", avg(s.score)::float8 as "Score"
    from s group by grouping sets ((s.vendor_id), ())`)
  const { start, end } = await readDays(ctx, days)
  const visits = await ctx.tx.execute<{ name: string; n: number }>(sql`
    select name_key(v.company_name) as name, count(*)::int as n from ${visitsOf(ctx, { kinds: ['Supplier'], start, end })} v where v.company_name <> '' group by 1`)
  const names = await ctx.tx.execute<{ id: string; name: string }>(sql`
    select o.id, name_key(o.vendor_name) as name from vendor o where o.group_id = ${ctx.GroupId}`)
  const visitsOfVendor = (id: string): number => {
    const name = names.rows.find(one => one.id === id)?.name
    return visits.rows.find(one => one.name === name)?.n ?? 0
  }
  const Suppliers = rows
    .flatMap(({ VendorId, VendorName, ...sums }) =>
      VendorId === null ? [] : [{ VendorId, VendorName: VendorName ?? '', ...sums, Visits: visitsOfVendor(VendorId) }],
    )
    .toSorted((a, b) => b.Assigned - a.Assigned || a.VendorName.localeCompare(b.VendorName))
  const {
    VendorId: _id,
    VendorName: _name,
    ...all
  } = rows.find(one => one.VendorId === null) ?? { VendorId: null, VendorName: null, ...none }
  return { All: { ...all, Visits: Suppliers.reduce((sum, one) => sum + one.Visits, 0) }, Suppliers }
})
