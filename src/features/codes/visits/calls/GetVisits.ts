import { sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetVisits as call } from '../contract.ts'
import { insideSince, readableKinds, readVisits, visitsOf } from '../visits.server.ts'

const sorts = {
  InDate: sql`v.in_date`,
  Name: byName(sql`v.name`),
  CompanyName: byName(sql`v.company_name`),
  HostName: byName(sql`v.host_name`),
}
const searched = ['name', 'company_name', 'host_name', 'unit', 'purpose', 'phone_number'].map(one => sql`v.${sql.identifier(one)}`)

export const GetVisits = handle(call, async (ctx, { filter, sort = { field: 'InDate', order: 'DESC' }, ...page }) => {
  const { kinds, forgotten, text, ...days } = filter
  const { start, end } = await readDays(ctx, days)
  const found = sql`from ${visitsOf(ctx, { kinds: readableKinds(ctx, kinds), start, end })} v
    where ${text?.trim() ? anyHolds(searched, text.trim()) : sql`true`}${forgotten === 'true' ? sql` and v.out_date is null and v.in_date < ${insideSince(ctx.now)}` : sql``}`
  const { limit, offset } = pageOf(page)
  const Visits = await readVisits(ctx, sql`select v.* ${found} order by ${orderOf(sorts, sort, sql`v.id`)} limit ${limit} offset ${offset}`)
  const { rows } = await ctx.tx.execute<{ n: number }>(sql`select count(*)::int as n ${found}`)
  return { Visits, Total: rows[0]?.n ?? 0 }
})
