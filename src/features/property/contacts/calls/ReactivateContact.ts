import { and, eq, isNotNull } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { ReactivateContact as call } from '../contract.ts'
import { lockContact } from '../data.ts'
import { reactivateContact } from '../save.server.ts'
import { contact } from '../tables.ts'

export const ReactivateContact = handle(call, async (ctx, { ContactId }) => {
  const before = await lockContact(ctx, and(eq(contact.id, ContactId), isNotNull(contact.OffboardedDate)))
  const { MemberId, UserId, Invitation, Version } = await reactivateContact(ctx, before)
  return { acId: ContactId, MemberId, UserId, Invitation, Version }
})
