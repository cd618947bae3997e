import { and, isNull } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { EditPortfolioContact as call } from '../contract.ts'
import { lockedContact, sameVersion, whichContact } from '../data.ts'
import { saveContact } from '../save.server.ts'
import { contact } from '../tables.ts'

export const EditPortfolioContact = handle(call, async (ctx, draft) => {
  const before = await lockedContact(ctx, and(whichContact(draft), isNull(contact.BuildingId)))
  sameVersion(before, draft.Version)
  return saveContact(ctx, { draft, BuildingId: null, before })
})
