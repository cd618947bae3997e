import { and, asc, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { tenantCompany } from '../../../property/contacts/tables.ts'
import { GetRequestForms as call } from '../contract.ts'
import { findAbout, listRequestForms } from '../forms.server.ts'

/** Tenants to choose from: a building has some hundred. */
const most = 2000

export const GetRequestForms = handle(call, async (ctx, { AboutId }) => {
  const { tx, GroupId, BuildingId } = ctx
  const Tenants = await tx
    .select({ TenantId: tenantCompany.id, TenantName: tenantCompany.TenantName })
    .from(tenantCompany)
    .where(and(eq(tenantCompany.GroupId, GroupId), eq(tenantCompany.BuildingId, BuildingId), eq(tenantCompany.Disabled, false)))
    .orderBy(asc(tenantCompany.TenantName), asc(tenantCompany.id))
    .limit(most)
  const About = AboutId === undefined ? null : await findAbout(tx, { GroupId, BuildingId }, AboutId)
  return { About, Forms: await listRequestForms(tx, { GroupId, BuildingId }), Tenants }
})
