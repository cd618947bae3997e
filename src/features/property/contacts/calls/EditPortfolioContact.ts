import { and, isNull } from 'drizzle-orm'
import { requireVersion } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { EditPortfolioContact as call } from '../contract.ts'
import { lockContact, whichContact } from '../data.ts'
import { saveContact } from '../save.server.ts'
import { contact } from '../tables.ts'

export const EditPortfolioContact = handle(call, async (ctx, draft) => {
  const before = await lockContact(ctx, and(whichContact(draft), isNull(contact.BuildingId)))
  requireVersion(before, draft.Version)
  return saveContact(ctx, { draft, BuildingId: null, before })
})
