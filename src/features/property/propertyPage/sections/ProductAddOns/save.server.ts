import { and, eq } from 'drizzle-orm'
import { hints, misfit } from '../../../../../core/hints.ts'
import { invalid } from '../../../../../core/problem.ts'
import { tenantCompany } from '../../../contacts/tables.ts'
import { type Saver, savePayload } from '../stored.server.ts'
import { tidiedAddOns } from './rules.ts'

/** The default tenant rents in this very building. */
export const saveAddOns: Saver<'ProductAddOns'> = async (saving, payload) => {
  const tidied = tidiedAddOns(payload)
  if (tidied.DefaultTenantId) {
    const { ctx, BuildingId } = saving
    const here = and(eq(tenantCompany.GroupId, ctx.GroupId), eq(tenantCompany.BuildingId, BuildingId))
    const [tenant] = await ctx.tx
      .select({ id: tenantCompany.id })
      .from(tenantCompany)
      .where(and(here, eq(tenantCompany.id, tidied.DefaultTenantId)))
    if (!tenant) throw invalid([misfit('ProductAddOns.DefaultTenantId', hints.choice)])
  }
  return savePayload('ProductAddOns', saving, tidied)
}
