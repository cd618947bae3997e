import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { tenantCompany } from '../../contacts/tables.ts'
import { GetNotificationTenants as call } from '../contract.ts'

export const GetNotificationTenants = handle(call, async ({ tx, GroupId, BuildingId }) => ({
  Tenants: await tx
    .select({ TenantId: tenantCompany.id, TenantName: tenantCompany.TenantName })
    .from(tenantCompany)
    .where(and(eq(tenantCompany.GroupId, GroupId), eq(tenantCompany.BuildingId, BuildingId), eq(tenantCompany.Disabled, false)))
    .orderBy(tenantCompany.TenantName, tenantCompany.id),
}))
