import { and, eq, isNotNull } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { ReactivateContact as call } from '../contract.ts'
import { lockedContact } from '../data.ts'
import { signInAgain } from '../save.server.ts'
import { contact } from '../tables.ts'

export const ReactivateContact = handle(call, async (ctx, { ContactId }) => {
  const before = await lockedContact(ctx, and(eq(contact.id, ContactId), isNotNull(contact.OffboardedDate)))
  const signIn = await signInAgain(ctx, before)
  const Version = before.Version + 1
  await ctx.tx
    .update(contact)
    .set({ ...signIn, OffboardedDate: null, ModifiedDate: ctx.now, Version })
    .where(and(eq(contact.GroupId, ctx.GroupId), eq(contact.id, ContactId)))
  ctx.audit({ Object: 'contact', ObjectId: ContactId, Before: { OffboardedDate: before.OffboardedDate }, After: { OffboardedDate: null } })
  return { acId: ContactId, ...signIn, Version }
})
