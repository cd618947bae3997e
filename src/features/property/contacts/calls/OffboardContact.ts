import { and, eq, isNull } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { OffboardContact as call } from '../contract.ts'
import { lockContact } from '../data.ts'
import { offboardContact } from '../save.server.ts'
import { contact } from '../tables.ts'

export const OffboardContact = handle(call, async (ctx, { ContactId }) => {
  const before = await lockContact(ctx, and(eq(contact.id, ContactId), isNull(contact.OffboardedDate)))
  return { ...(await offboardContact(ctx, before)), MemberId: before.MemberId, UserId: before.UserId }
})
