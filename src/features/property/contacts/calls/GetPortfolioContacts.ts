import { and } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetPortfolioContacts as call } from '../contract.ts'
import { contactList, filterContacts, seenInPortfolio } from '../data.ts'

export const GetPortfolioContacts = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const where = and(seenInPortfolio(ctx), await filterContacts(ctx, filter))
  return contactList(ctx, { call, filter, where, sort, ...page })
})
