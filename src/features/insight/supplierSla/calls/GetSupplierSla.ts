import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { visitsOf } from '../../../codes/visits/visits.server.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { suppliersOf } from '../../../property/contacts/suppliers.server.ts'
import { GetSupplierSla as call } from '../contract.ts'
import { slaRequests } from '../requests.server.ts'

type Sums = {
  SupplierId: string | null
  SupplierName: string | null
  /** Its name as names are compared. */
  Key: string | null
  Assigned: number
  Open: number
  Overdue: number
  Response: number | null
  Completion: number | null
  ResponseHours: number | null
  CompletionHours: number | null
  Score: number | null
  Reopened: number | null
}
const none = {
  SupplierId: null,
  SupplierName: null,
  Key: null,
  Assigned: 0,
  Open: 0,
  Overdue: 0,
  Response: null,
  Completion: null,
  ResponseHours: null,
  CompletionHours: null,
  Score: null,
  Reopened: null,
}
const begun = sql`(s.to_begin is not null or s.age > s.response)`
const finished = sql`(s.to_finish is not null or s.age > s.completion)`

export const GetSupplierSla = handle(call, async (ctx, { supplier, urgency, ...days }) => {
  const requests = await slaRequests(ctx, { supplier, urgency, ...days })
  const { rows } = await ctx.tx.execute<Sums>(sql`
    with ${requests}, sums as (
      select s.supplier_id as "SupplierId", count(*)::int as "Assigned", (count(*) filter (where s.open))::int as "Open",
        (count(*) filter (where s.open and s.age > s.completion))::int as "Overdue",
        (count(*) filter (where s.to_begin <= s.response))::float8 / nullif(count(*) filter (where ${begun}), 0) as "Response",
        (count(*) filter (where s.to_finish <= s.completion))::float8 / nullif(count(*) filter (where ${finished}), 0) as "Completion",
        avg(s.to_begin)::float8 as "ResponseHours", avg(s.to_finish)::float8 as "CompletionHours", avg(s.score)::float8 as "Score",
        (count(*) filter (where s.reopened))::float8 / nullif(count(*) filter (where s.reopened or not s.open), 0) as "Reopened"
      from s group by grouping sets ((s.supplier_id), ()))
    select sums.*, v.name as "SupplierName", v.key as "Key"
    from sums left join ${suppliersOf(ctx.GroupId)} v on v.id = sums."SupplierId"`)
  const { start, end } = await readDays(ctx, days)
  const visits = await ctx.tx.execute<{ name: string; n: number }>(sql`
    select name_key(v.company_name) as name, count(*)::int as n from ${visitsOf(ctx, { kinds: ['Supplier'], start, end })} v where v.company_name <> '' group by 1`)
  const countVisits = (key: string | null): number => visits.rows.find(one => one.name === key)?.n ?? 0
  const Suppliers = rows
    .flatMap(({ SupplierId, SupplierName, Key, ...sums }) =>
      SupplierId === null ? [] : [{ SupplierId, SupplierName: SupplierName ?? '', ...sums, Visits: countVisits(Key) }],
    )
    .toSorted((a, b) => b.Assigned - a.Assigned || a.SupplierName.localeCompare(b.SupplierName))
  const { SupplierId: _id, SupplierName: _name, Key: _key, ...all } = rows.find(one => one.SupplierId === null) ?? none
  return { All: { ...all, Visits: Suppliers.reduce((sum, one) => sum + one.Visits, 0) }, Suppliers }
})
