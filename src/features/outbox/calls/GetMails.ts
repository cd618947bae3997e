import { and, count, eq, sql } from 'drizzle-orm'
import { anywhere, orderOf, pageOf } from '../../../platform/db/page.ts'
import { handle } from '../../../platform/handle.ts'
import { mail } from '../../../platform/tables.ts'
import { GetMails as call } from '../contract.ts'

export const GetMails = handle(call, async ({ tx }, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const where = and(
    filter.State ? eq(mail.State, filter.State) : undefined,
    filter.text ? sql`(${mail.Subject} ilike ${anywhere(filter.text)} or ${mail.To}::text ilike ${anywhere(filter.text)})` : undefined,
  )
  const { limit, offset } = pageOf(page)
  const columns = { CreatedDate: sql`${mail.CreatedDate}`, Subject: sql`${mail.Subject}` }
  const rows = await tx
    .select()
    .from(mail)
    .where(where)
    .orderBy(orderOf(columns, sort, sql`${mail.id}`))
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ n: count() }).from(mail).where(where)
  return { Mails: rows.map(row => ({ ...row, CreatedDate: row.CreatedDate.getTime() })), Total: total?.n ?? 0 }
})
