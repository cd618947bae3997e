import { handle } from '../../../../platform/handle.ts'
import { taken } from '../../buildings/data.ts'
import { AddTenant as call } from '../contract.ts'
import { tenantCompany } from '../tables.ts'
import { tenantColumns } from '../tenants.server.ts'

export const AddTenant = handle(call, async (ctx, input) => {
  const columns = tenantColumns(input)
  const [row] = await ctx.tx
    .insert(tenantCompany)
    .values({ ...columns, GroupId: ctx.GroupId, BuildingId: ctx.BuildingId })
    .onConflictDoNothing()
    .returning()
  if (!row) throw taken('Name')
  ctx.audit({ Object: 'tenant_company', ObjectId: row.id, After: columns })
  return { acId: row.id, Version: row.Version }
})
