import { handle } from '../../../platform/handle.ts'
import { AddVendor as call } from '../contract.ts'
import { provenBuildings } from '../save.server.ts'
import { vendor, vendorBuilding } from '../tables.ts'
import { freeVendorName, vendorColumns } from '../vendors.server.ts'

export const AddVendor = handle(call, async (ctx, input) => {
  const columns = vendorColumns(input)
  const Buildings = [...new Set(input.Buildings)]
  await provenBuildings(ctx, Buildings)
  await freeVendorName(ctx, columns.VendorName)
  const [row] = await ctx.tx
    .insert(vendor)
    .values({ ...columns, GroupId: ctx.GroupId })
    .returning()
  if (!row) throw new Error('no vendor was made')
  if (Buildings.length > 0)
    await ctx.tx.insert(vendorBuilding).values(Buildings.map(BuildingId => ({ GroupId: ctx.GroupId, BuildingId, VendorId: row.id })))
  ctx.audit({ Object: 'vendor', ObjectId: row.id, After: { ...columns, Buildings } })
  return { acId: row.id, Version: row.Version }
})
