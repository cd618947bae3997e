import { and, eq, or, sql } from 'drizzle-orm'
import { anywhere, holds, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { countedTo, rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { textMessage } from '../../../../platform/tables.ts'
import { accountGroup } from '../../accounts/tables.ts'
import { GetTexts as call } from '../contract.ts'

export const GetTexts = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...asked }) => {
  const { limit, offset } = pageOf(asked)
  const where = and(
    filter.State ? eq(textMessage.State, filter.State) : undefined,
    filter.text?.trim() ? named(filter.text.trim()) : undefined,
  )
  return ctx.system('text messages of every account', async tx => {
    const page = tx
      .select({ text: textMessage, GroupName: accountGroup.GroupName })
      .from(textMessage)
      .innerJoin(accountGroup, eq(accountGroup.id, textMessage.GroupId))
      .where(where)
      .orderBy(orderOf({ CreatedDate: textMessage.CreatedDate }, sort, sql`${textMessage.id}`))
      .limit(limit)
      .offset(offset)
    const all = tx.select({ one: sql`1` }).from(textMessage).where(where)
    const [rows, total] = await rowsAndTotal(asked, page, () => countedTo(tx, all, { asked }))
    const Texts = rows.map(({ text, GroupName }) => ({
      ...text,
      GroupName: GroupName.en,
      CreatedDate: text.CreatedDate.getTime(),
      SentDate: text.SentDate?.getTime() ?? null,
    }))
    return { Texts, ...total }
  })
})

/** Anywhere in the words; a phone as it is shown finds the digits. */
const named = (text: string) => {
  const digits = text.replace(/[-().+\s]/g, '')
  return or(holds(textMessage.SearchText, text), /^\d{3,}$/.test(digits) ? sql`${textMessage.To} like ${anywhere(digits)}` : undefined)
}
