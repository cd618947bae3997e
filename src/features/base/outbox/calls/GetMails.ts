import { and, eq, sql } from 'drizzle-orm'
import { holds, orderOf, pageOf, totalShown } from '../../../../platform/db/page.ts'
import { countedTo } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { mail } from '../../../../platform/tables.ts'
import { GetMails as call } from '../contract.ts'

export const GetMails = handle(call, async ({ tx }, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const where = and(filter.State ? eq(mail.State, filter.State) : undefined, filter.text ? holds(mail.SearchText, filter.text) : undefined)
  const { limit, offset } = pageOf(page)
  const columns = { CreatedDate: mail.CreatedDate, Subject: sql`${mail.Subject}` }
  const rows = await tx
    .select()
    .from(mail)
    .where(where)
    .orderBy(orderOf(columns, sort, sql`${mail.id}`))
    .limit(limit)
    .offset(offset)
  const Total = totalShown(page, rows.length) ?? (await countedTo(tx, tx.select({ one: sql`1` }).from(mail).where(where)))
  return { Mails: rows.map(row => ({ ...row, CreatedDate: row.CreatedDate.getTime() })), Total }
})
