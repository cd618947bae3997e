import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { anyHolds, byFloor, byName, oneOf, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { inUse } from '../../buildings/data.ts'
import { building } from '../../buildings/tables.ts'
import { GetTenantList as call } from '../contract.ts'
import { contact, tenantCompany } from '../tables.ts'
import { seenTenants } from '../tenants.server.ts'

const sorts = {
  Name: byName(sql`${tenantCompany.TenantName}`),
  Floor: byFloor(tenantCompany.Floor),
  Unit: byName(sql`${tenantCompany.Unit}`),
  CreatedDate: tenantCompany.CreatedDate,
}

export const GetTenantList = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const { bId, text, TenantId, State = 'Active' } = filter
  const where = and(
    seenTenants(ctx),
    bId ? eq(tenantCompany.BuildingId, bId) : inUse(tenantCompany.BuildingId, ctx.GroupId),
    TenantId ? eq(tenantCompany.id, TenantId) : eq(tenantCompany.Disabled, State === 'Inactive'),
    text?.trim() ? anyHolds(searched, text.trim()) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select()
    .from(tenantCompany)
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${tenantCompany.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [tenantCompany, building] }, () => ctx.tx.select({ n: count() }).from(tenantCompany).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const people = await peopleOf(
    ctx,
    found.map(({ id }) => id),
  )
  return { Tenants: found.map(row => ({ ...row, acId: row.id, Name: row.TenantName, Contacts: people.get(row.id) ?? 0 })), ...total }
})

const searched = [tenantCompany.TenantName, tenantCompany.Floor, tenantCompany.Unit, tenantCompany.Email]

const peopleOf = async (ctx: GroupCtx, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await ctx.tx
    .select({ TenantId: contact.TenantId, n: count() })
    .from(contact)
    .where(and(eq(contact.GroupId, ctx.GroupId), oneOf(contact.TenantId, ids), isNull(contact.OffboardedDate)))
    .groupBy(contact.TenantId)
  return new Map(rows.map(({ TenantId, n }) => [TenantId ?? '', n]))
}
