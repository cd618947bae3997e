import { and, count, isNull, sql } from 'drizzle-orm'
import { orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { contactSortColumns, matchContactText, seenContacts } from '../../../property/contacts/data.ts'
import { contact } from '../../../property/contacts/tables.ts'
import { GetSurveyContacts as call } from '../contract.ts'

const { Name } = contactSortColumns

export const GetSurveyContacts = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const text = filter.text?.trim()
  const where = and(
    seenContacts(ctx),
    isNull(contact.BuildingId),
    isNull(contact.OffboardedDate),
    sql`${contact.Email} like '%_@_%._%'`,
    text ? await matchContactText(ctx, text) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select()
    .from(contact)
    .where(where)
    .orderBy(orderOf({ Name }, sort, sql`${contact.id}`))
    .limit(limit)
    .offset(offset)
  const [found, total] = await Promise.all([rows, ctx.tx.select({ n: count() }).from(contact).where(where)])
  const Contacts = found.map(({ id, UserId, FullName, TenantId, Phone, Email }) => ({
    id,
    UserId: UserId ?? id,
    FullName,
    Name: FullName.en,
    TenantId,
    PhoneNumber: Phone,
    Email,
  }))
  return { Contacts, Total: total[0]?.n ?? 0 }
})
