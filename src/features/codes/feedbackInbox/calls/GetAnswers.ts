import { sql } from 'drizzle-orm'
import { orderOf, pageOf } from '../../../../platform/db/page.ts'
import { countedTo, rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { feedback } from '../../answers/tables.ts'
import { GetAnswers as call } from '../contract.ts'
import { findAnswers, selectAnswers, shownAnswer } from '../rows.server.ts'

// As its indexes are ordered: the newest first, nulls last.
const columns = { SubmitDate: sql`${feedback.SubmitDate}` }

export const GetAnswers = handle(call, async (ctx, { filter, sort = { field: 'SubmitDate', order: 'DESC' }, ...page }) => {
  const { where, known } = await findAnswers(ctx, filter)
  const { limit, offset } = pageOf(page)
  const rows = selectAnswers(ctx)
    .where(where)
    .orderBy(orderOf(columns, sort, sql`${feedback.id}`))
    .limit(limit)
    .offset(offset)
  const all = ctx.tx.select({ one: sql`1` }).from(feedback).where(where)
  const counted = () => countedTo(ctx.tx, all, { asked: page, searched: !!filter.text?.trim(), known })
  const [found, total] = await rowsAndTotal(page, rows, counted)
  return { Answers: found.map(shownAnswer), ...total }
})
