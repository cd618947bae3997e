import { and, eq, isNotNull } from 'drizzle-orm'
import { updateRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { ReactivateContact as call } from '../contract.ts'
import { lockContact } from '../data.ts'
import { signInAgain } from '../save.server.ts'
import { contact } from '../tables.ts'

export const ReactivateContact = handle(call, async (ctx, { ContactId }) => {
  const before = await lockContact(ctx, and(eq(contact.id, ContactId), isNotNull(contact.OffboardedDate)))
  const signIn = await signInAgain(ctx, before)
  const { Version } = await updateRecord(ctx, contact, before, { ...signIn, OffboardedDate: null })
  ctx.audit({ Object: 'contact', ObjectId: ContactId, Before: { OffboardedDate: before.OffboardedDate }, After: { OffboardedDate: null } })
  return { acId: ContactId, ...signIn, Version }
})
