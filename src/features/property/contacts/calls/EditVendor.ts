import { and, eq, inArray } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { EditVendor as call } from '../contract.ts'
import { provenBuildings } from '../save.server.ts'
import { vendor, vendorBuilding } from '../tables.ts'
import { freeVendorName, vendorColumns } from '../vendors.server.ts'

export const EditVendor = handle(call, async (ctx, { VendorId, Version, Disabled, ...input }) => {
  const columns = { ...vendorColumns(input), Disabled }
  const Buildings = [...new Set(input.Buildings)]
  const before = await lockRecord(ctx, vendor, and(eq(vendor.GroupId, ctx.GroupId), eq(vendor.id, VendorId)))
  const served = await buildingsOf(ctx, VendorId)
  // Who sees some buildings only sees vendors of these.
  const { buildings } = ctx
  if (buildings !== 'all' && !served.some(id => buildings.some(one => one === id))) throw notFound()
  requireVersion(before, Version)
  await provenBuildings(ctx, Buildings)
  await freeVendorName(ctx, columns.VendorName, VendorId)
  const gone = served.filter(id => !Buildings.includes(id) && (buildings === 'all' || buildings.some(one => one === id)))
  const added = Buildings.filter(id => !served.includes(id))
  if (gone.length > 0)
    await ctx.tx
      .delete(vendorBuilding)
      .where(and(eq(vendorBuilding.GroupId, ctx.GroupId), eq(vendorBuilding.VendorId, VendorId), inArray(vendorBuilding.BuildingId, gone)))
  if (added.length > 0)
    await ctx.tx.insert(vendorBuilding).values(added.map(BuildingId => ({ GroupId: ctx.GroupId, BuildingId, VendorId })))
  return saveRecord(ctx, vendor, before, columns, { Object: 'vendor', Before: { Buildings: served }, After: { Buildings } })
})

const buildingsOf = async (ctx: GroupCtx, VendorId: string): Promise<string[]> => {
  const rows = await ctx.tx
    .select({ BuildingId: vendorBuilding.BuildingId })
    .from(vendorBuilding)
    .where(and(eq(vendorBuilding.GroupId, ctx.GroupId), eq(vendorBuilding.VendorId, VendorId)))
  return rows.map(({ BuildingId }) => BuildingId)
}
