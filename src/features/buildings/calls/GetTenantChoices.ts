import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { tenantCompany } from '../../contacts/tables.ts'
import { GetTenantChoices as call } from '../contract.ts'

/** More tenants than a building has room for. */
const MOST = 2000

export const GetTenantChoices = handle(call, async ctx => {
  const { id: TenantId, TenantName, Floor, Unit, GroupId, BuildingId, Disabled } = tenantCompany
  const Tenants = await ctx.tx
    .select({ TenantId, TenantName, Floor, Unit })
    .from(tenantCompany)
    .where(and(eq(GroupId, ctx.GroupId), eq(BuildingId, ctx.BuildingId), eq(Disabled, false)))
    .orderBy(TenantName)
    .limit(MOST)
  return { Tenants }
})
