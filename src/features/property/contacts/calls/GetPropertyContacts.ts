import { and, eq, isNull } from 'drizzle-orm'
import { oneOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { inUse } from '../../buildings/data.ts'
import { GetPropertyContacts as call } from '../contract.ts'
import { contactList, filterContacts, seenInBuildings } from '../data.ts'
import { contact } from '../tables.ts'

export const GetPropertyContacts = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const where = and(
    seenInBuildings(ctx),
    filter.bId ? eq(contact.BuildingId, filter.bId) : inUse(contact.BuildingId, ctx.GroupId),
    filter.bIds && filter.bIds.length > 0 ? oneOf(contact.BuildingId, filter.bIds) : undefined,
    isNull(contact.TenantId),
    await filterContacts(ctx, filter),
  )
  return contactList(ctx, { call, filter, where, sort, ...page })
})
