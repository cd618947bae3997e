import { and, eq, sql } from 'drizzle-orm'
import { holds, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { countedTo, rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { mail } from '../../../../platform/tables.ts'
import { GetMails as call } from '../contract.ts'

export const GetMails = handle(call, async ({ tx }, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...asked }) => {
  const where = and(filter.State ? eq(mail.State, filter.State) : undefined, filter.text ? holds(mail.SearchText, filter.text) : undefined)
  const { limit, offset } = pageOf(asked)
  const columns = { CreatedDate: mail.CreatedDate, Subject: sql`${mail.Subject}` }
  const page = tx
    .select()
    .from(mail)
    .where(where)
    .orderBy(orderOf(columns, sort, sql`${mail.id}`))
    .limit(limit)
    .offset(offset)
  const all = tx.select({ one: sql`1` }).from(mail).where(where)
  const [rows, total] = await rowsAndTotal(asked, page, () => countedTo(tx, all, { asked }))
  return { Mails: rows.map(row => ({ ...row, CreatedDate: row.CreatedDate.getTime() })), ...total }
})
