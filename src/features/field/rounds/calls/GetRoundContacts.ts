import { and, count, eq, sql } from 'drizzle-orm'
import { byName, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { signsIn, worksIn } from '../../../base/handling/assignees.server.ts'
import { contact } from '../../../property/contacts/tables.ts'
import { GetRoundContacts as call } from '../contract.ts'

export const GetRoundContacts = handle(call, async ({ tx, GroupId, BuildingId }, { filter: _filter, sort, ...page }) => {
  const { UserId, FullName, Email, Phone, Title, Role, Ownership } = contact
  const where = and(eq(contact.GroupId, GroupId), worksIn(BuildingId), signsIn)
  const { limit, offset } = pageOf(page)
  const name = byName(sql`${contact.Name}`)
  const rows = tx
    .select({ UserId: sql<string>`${UserId}`, FullName, Email, Phone, Title, Role, Ownership })
    .from(contact)
    .where(where)
    .orderBy(sort?.order === 'DESC' ? sql`${name} desc` : name, contact.id)
    .limit(limit)
    .offset(offset)
  const counted = async () => ({ Total: (await tx.select({ n: count() }).from(contact).where(where))[0]?.n ?? 0 })
  const [Contacts, total] = await rowsAndTotal(page, rows, counted)
  return { Contacts, ...total }
})
