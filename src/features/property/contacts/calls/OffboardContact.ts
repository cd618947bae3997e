import { and, eq, isNull, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { contactRole } from '../contactRoles.ts'
import { OffboardContact as call } from '../contract.ts'
import { lockedContact } from '../data.ts'
import { endSignIn, mustBeBelow } from '../signIn.server.ts'
import { contact } from '../tables.ts'

export const OffboardContact = handle(call, async (ctx, { ContactId }) => {
  const before = await lockedContact(ctx, and(eq(contact.id, ContactId), isNull(contact.OffboardedDate)))
  mustBeBelow(ctx, contactRole(before.Role)?.as)
  await endSignIn(ctx, before)
  const Version = before.Version + 1
  await ctx.tx
    .update(contact)
    .set({ OffboardedDate: ctx.now, ModifiedDate: ctx.now, Version: sql`${contact.Version} + 1` })
    .where(and(eq(contact.GroupId, ctx.GroupId), eq(contact.id, ContactId)))
  ctx.audit({ Object: 'contact', ObjectId: ContactId, Before: { OffboardedDate: null }, After: { OffboardedDate: ctx.now } })
  return { acId: ContactId, MemberId: before.MemberId, UserId: before.UserId, Version }
})
