import { and, count, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../../core/call.ts'
import { anyHolds, byName, oneOf, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { GetPropertyVendors as call } from '../contract.ts'
import { vendor, vendorBuilding } from '../tables.ts'

const sorts = {
  VendorName: byName(sql`${vendor.VendorName}`),
  Trade: byName(sql`${vendor.Trade}`),
  ContactName: byName(sql`${vendor.ContactName}`),
  CreatedDate: vendor.CreatedDate,
}

export const GetPropertyVendors = handle(call, async (ctx, { filter, sort = { field: 'VendorName', order: 'ASC' }, ...page }) => {
  const where = wanted(ctx, filter)
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select()
    .from(vendor)
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${vendor.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () => totalOf(ctx, { call, filter, tables: [vendor] }, () => ctx.tx.select({ n: count() }).from(vendor).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const served = await servedBy(
    ctx,
    found.map(({ id }) => id),
  )
  return { Vendors: found.map(row => ({ ...row, acId: row.id, Buildings: served.get(row.id) ?? [] })), ...total }
})

type Filter = Parsed<typeof call>['filter']
const wanted = (ctx: GroupCtx, { bId, VendorId, Category, text, State = 'Active' }: Filter): SQL | undefined => {
  const place = bId ? eq(vendorBuilding.BuildingId, bId) : ctx.buildings === 'all' ? undefined : seenBy(ctx, vendorBuilding)
  return and(
    eq(vendor.GroupId, ctx.GroupId),
    VendorId ? eq(vendor.id, VendorId) : eq(vendor.Disabled, State === 'Inactive'),
    place && serves(ctx, place),
    Category ? sql`${vendor.Categories} @> ${`{${JSON.stringify(Category)}}`}::text[]` : undefined,
    text?.trim() ? anyHolds(searched, text.trim()) : undefined,
  )
}

const serves = (ctx: GroupCtx, place: SQL): SQL =>
  exists(
    ctx.tx
      .select({ one: sql`1` })
      .from(vendorBuilding)
      .where(and(eq(vendorBuilding.GroupId, ctx.GroupId), eq(vendorBuilding.VendorId, vendor.id), place)),
  )
const searched = [vendor.VendorName, vendor.Trade, vendor.ContactName, vendor.Email]

/** The buildings of the page's vendors that the caller sees, looked up once for all of them. */
const servedBy = async (ctx: GroupCtx, ids: readonly string[]): Promise<Map<string, string[]>> => {
  const served = new Map<string, string[]>()
  if (ids.length === 0) return served
  const rows = await ctx.tx
    .select({ VendorId: vendorBuilding.VendorId, BuildingId: vendorBuilding.BuildingId })
    .from(vendorBuilding)
    .where(and(seenBy(ctx, vendorBuilding), oneOf(vendorBuilding.VendorId, ids)))
  for (const { VendorId, BuildingId } of rows) served.set(VendorId, [...(served.get(VendorId) ?? []), BuildingId])
  return served
}
