import { sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetPermits as call } from '../contract.ts'
import { isOpenPermit, permitsOf, readPermits, requireKind } from '../permits.server.ts'

const sorts = {
  CreatedDate: sql`v.created_date`,
  StartDate: sql`v.start_date`,
  Name: byName(sql`v.name`),
  CompanyName: byName(sql`v.company_name`),
  Number: sql`v.number`,
}
const searched = ['name', 'company_name', 'unit', 'area', 'detail', 'phone_number'].map(one => sql`v.${sql.identifier(one)}`)

export const GetPermits = handle(call, async (ctx, { filter, sort, ...page }) => {
  const { kind, status, open, text, ...days } = filter
  requireKind(ctx, kind)
  const isOpen = open === 'true'
  const { start, end } = isOpen ? { start: null, end: null } : await readDays(ctx, days)
  const found = sql`from ${permitsOf(ctx, { kind, start, end, open: isOpen })} v
    where ${text?.trim() ? anyHolds(searched, text.trim()) : sql`true`}${status ? sql` and v.status = ${status}` : sql``}${isOpen ? sql` and ${isOpenPermit(ctx.now)}` : sql``}`
  const order = orderOf(sorts, sort ?? (isOpen ? { field: 'StartDate', order: 'ASC' } : { field: 'CreatedDate', order: 'DESC' }), sql`v.id`)
  const { limit, offset } = pageOf(page)
  const Permits = await readPermits(ctx.tx, ctx.now, sql`${found} order by ${order} limit ${limit} offset ${offset}`)
  const { rows } = await ctx.tx.execute<{ n: number }>(sql`select count(*)::int as n ${found}`)
  return { Permits: Permits.map(one => one.permit), Total: rows[0]?.n ?? 0 }
})
