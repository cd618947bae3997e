import { and, eq } from 'drizzle-orm'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { EditTenant as call } from '../contract.ts'
import { tenantCompany } from '../tables.ts'
import { freeTenantName, inBuilding, tenantColumns } from '../tenants.server.ts'

export const EditTenant = handle(call, async (ctx, { TenantId, Version, Disabled, ...input }) => {
  const columns = { ...tenantColumns(input), Disabled }
  const before = await lockRecord(ctx, tenantCompany, and(inBuilding(ctx), eq(tenantCompany.id, TenantId)))
  requireVersion(before, Version)
  await freeTenantName(ctx, columns.TenantName, TenantId)
  return saveRecord(ctx, tenantCompany, before, columns, { Object: 'tenant_company' })
})
