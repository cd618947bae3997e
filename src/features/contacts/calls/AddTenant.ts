import { handle } from '../../../platform/handle.ts'
import { AddTenant as call } from '../contract.ts'
import { tenantCompany } from '../tables.ts'
import { freeTenantName, tenantColumns } from '../tenants.server.ts'

export const AddTenant = handle(call, async (ctx, input) => {
  const columns = tenantColumns(input)
  await freeTenantName(ctx, columns.TenantName)
  const [row] = await ctx.tx
    .insert(tenantCompany)
    .values({ ...columns, GroupId: ctx.GroupId, BuildingId: ctx.BuildingId })
    .returning()
  if (!row) throw new Error('no tenant was made')
  ctx.audit({ Object: 'tenant_company', ObjectId: row.id, After: columns })
  return { acId: row.id, Version: row.Version }
})
