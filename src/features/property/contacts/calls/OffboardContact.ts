import { and, eq, isNull } from 'drizzle-orm'
import { saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { contactRole } from '../contactRoles.ts'
import { OffboardContact as call } from '../contract.ts'
import { lockContact } from '../data.ts'
import { endSignIn, mustBeBelow } from '../signIn.server.ts'
import { contact } from '../tables.ts'

export const OffboardContact = handle(call, async (ctx, { ContactId }) => {
  const before = await lockContact(ctx, and(eq(contact.id, ContactId), isNull(contact.OffboardedDate)))
  mustBeBelow(ctx, contactRole(before.Role)?.as)
  await endSignIn(ctx, before)
  const saved = await saveRecord(ctx, contact, before, { OffboardedDate: ctx.now }, { Object: 'contact' })
  return { ...saved, MemberId: before.MemberId, UserId: before.UserId }
})
