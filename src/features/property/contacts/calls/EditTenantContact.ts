import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { EditTenantContact as call } from '../contract.ts'
import { lockedContact, sameVersion } from '../data.ts'
import { contact } from '../tables.ts'
import { personColumns, provenTenant } from '../tenants.server.ts'

export const EditTenantContact = handle(call, async (ctx, { ContactId, Version, ...input }) => {
  const which = and(eq(contact.id, ContactId), eq(contact.BuildingId, ctx.BuildingId), isNotNull(contact.TenantId))
  const before = await lockedContact(ctx, which)
  sameVersion(before, Version)
  await provenTenant(ctx, input.TenantId)
  const columns = personColumns(input)
  await ctx.tx
    .update(contact)
    .set({ ...columns, Version: sql`${contact.Version} + 1`, ModifiedDate: ctx.now })
    .where(and(eq(contact.GroupId, ctx.GroupId), eq(contact.id, ContactId)))
  const Before = Object.fromEntries(Object.keys(columns).map(name => [name, Reflect.get(before, name)]))
  ctx.audit({ Object: 'contact', ObjectId: ContactId, Before, After: columns })
  return { acId: ContactId, Version: Version + 1 }
})
