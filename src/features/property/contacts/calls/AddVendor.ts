import { handle } from '../../../../platform/handle.ts'
import { makeDuplicateRefusal } from '../../buildings/data.ts'
import { AddVendor as call } from '../contract.ts'
import { provenBuildings } from '../save.server.ts'
import { vendor, vendorBuilding } from '../tables.ts'
import { vendorColumns } from '../vendors.server.ts'

export const AddVendor = handle(call, async (ctx, input) => {
  const columns = vendorColumns(input)
  const Buildings = [...new Set(input.Buildings)]
  await provenBuildings(ctx, Buildings)
  const [row] = await ctx.tx
    .insert(vendor)
    .values({ ...columns, GroupId: ctx.GroupId })
    .onConflictDoNothing()
    .returning()
  if (!row) throw makeDuplicateRefusal('VendorName')
  if (Buildings.length > 0)
    await ctx.tx.insert(vendorBuilding).values(Buildings.map(BuildingId => ({ GroupId: ctx.GroupId, BuildingId, VendorId: row.id })))
  ctx.audit({ Object: 'vendor', ObjectId: row.id, After: { ...columns, Buildings } })
  return { acId: row.id, Version: row.Version }
})
