import { and, eq } from 'drizzle-orm'
import { requireVersion } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { EditPropertyContact as call } from '../contract.ts'
import { lockContact, whichContact } from '../data.ts'
import { saveContact } from '../save.server.ts'
import { contact } from '../tables.ts'

export const EditPropertyContact = handle(call, async (ctx, draft) => {
  const before = await lockContact(ctx, and(whichContact(draft), eq(contact.BuildingId, ctx.BuildingId)))
  requireVersion(before, draft.Version)
  return saveContact(ctx, { draft, BuildingId: ctx.BuildingId, before })
})
