import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { orderOf, pageOf } from '../../../platform/db/page.ts'
import { totalOf } from '../../../platform/db/totals.ts'
import { handle } from '../../../platform/handle.ts'
import { GetPropertyContacts as call } from '../contract.ts'
import { contactSortColumns, filtered, rowOf, seenContacts, vendorOf } from '../data.ts'
import { contact, vendor } from '../tables.ts'

export const GetPropertyContacts = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const where = and(
    seenContacts(ctx),
    filter.bId ? eq(contact.BuildingId, filter.bId) : isNotNull(contact.BuildingId),
    filter.bIds && filter.bIds.length > 0 ? inArray(contact.BuildingId, filter.bIds) : undefined,
    isNull(contact.TenantId),
    filtered(filter),
  )
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select({ contact, VendorName: vendor.VendorName })
    .from(contact)
    .leftJoin(vendor, vendorOf(ctx.GroupId))
    .where(where)
    .orderBy(orderOf(contactSortColumns, sort, sql`${contact.id}`))
    .limit(limit)
    .offset(offset)
  const total = totalOf(ctx, { call, filter, tables: ['contact'] }, () => ctx.tx.select({ n: count() }).from(contact).where(where))
  const [found, Total] = await Promise.all([rows, total])
  return { Contacts: found.map(one => rowOf(ctx, one.contact, one.VendorName)), Total }
})
