import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { EditTenant as call } from '../contract.ts'
import { sameVersion } from '../data.ts'
import { tenantCompany } from '../tables.ts'
import { freeTenantName, inBuilding, tenantColumns } from '../tenants.server.ts'

export const EditTenant = handle(call, async (ctx, { TenantId, Version, Disabled, ...input }) => {
  const columns = { ...tenantColumns(input), Disabled }
  const which = and(inBuilding(ctx), eq(tenantCompany.id, TenantId))
  const [before] = await ctx.tx.select().from(tenantCompany).where(which).for('update')
  if (!before) throw notFound()
  sameVersion(before, Version)
  await freeTenantName(ctx, columns.TenantName, TenantId)
  await ctx.tx
    .update(tenantCompany)
    .set({ ...columns, Version: sql`${tenantCompany.Version} + 1`, ModifiedDate: ctx.now })
    .where(which)
  const Before = Object.fromEntries(Object.keys(columns).map(name => [name, Reflect.get(before, name)]))
  ctx.audit({ Object: 'tenant_company', ObjectId: TenantId, Before, After: columns })
  return { acId: TenantId, Version: Version + 1 }
})
