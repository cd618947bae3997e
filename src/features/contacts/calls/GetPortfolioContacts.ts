import { and, isNull } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { GetPortfolioContacts as call } from '../contract.ts'
import { contactList, filtered, seenContacts } from '../data.ts'
import { contact } from '../tables.ts'

export const GetPortfolioContacts = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const where = and(seenContacts(ctx), isNull(contact.BuildingId), filtered(filter))
  return contactList(ctx, { call, filter, where, sort, ...page })
})
