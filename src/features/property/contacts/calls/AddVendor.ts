import { addRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { AddVendor as call } from '../contract.ts'
import { provenBuildings } from '../save.server.ts'
import { vendor, vendorBuilding } from '../tables.ts'
import { vendorColumns } from '../vendors.server.ts'

export const AddVendor = handle(call, async (ctx, input) => {
  const columns = vendorColumns(input)
  const Buildings = [...new Set(input.Buildings)]
  await provenBuildings(ctx, Buildings)
  const { GroupId } = ctx
  const row = await addRecord(ctx, vendor, { ...columns, GroupId }, { Object: 'vendor', After: { Buildings }, unique: 'VendorName' })
  if (Buildings.length > 0)
    await ctx.tx.insert(vendorBuilding).values(Buildings.map(BuildingId => ({ GroupId, BuildingId, VendorId: row.id })))
  return { acId: row.id, Version: row.Version }
})
