import { and, eq, isNotNull } from 'drizzle-orm'
import { requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { EditTenantContact as call } from '../contract.ts'
import { lockContact } from '../data.ts'
import { contact } from '../tables.ts'
import { personColumns, provenTenant } from '../tenants.server.ts'

export const EditTenantContact = handle(call, async (ctx, { ContactId, Version, ...input }) => {
  const which = and(eq(contact.id, ContactId), eq(contact.BuildingId, ctx.BuildingId), isNotNull(contact.TenantId))
  const before = await lockContact(ctx, which)
  requireVersion(before, Version)
  await provenTenant(ctx, input.TenantId)
  return saveRecord(ctx, contact, before, personColumns(input), { Object: 'contact' })
})
