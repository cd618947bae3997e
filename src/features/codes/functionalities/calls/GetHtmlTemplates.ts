import { and, count, eq, sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { inUse } from '../../../property/buildings/data.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetHtmlTemplates as call } from '../contract.ts'
import { htmlTemplate } from '../tables.ts'

const sorts = { Title: byName(sql`${htmlTemplate.Title}`), ModifiedDate: htmlTemplate.ModifiedDate }

export const GetHtmlTemplates = handle(call, async (ctx, { filter, sort = { field: 'Title', order: 'ASC' }, ...page }) => {
  const { bId, text } = filter
  const where = and(
    seenBy(ctx, htmlTemplate),
    bId ? eq(htmlTemplate.BuildingId, bId) : inUse(htmlTemplate.BuildingId, ctx.GroupId),
    text?.trim() ? anyHolds([htmlTemplate.Title], text.trim()) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select()
    .from(htmlTemplate)
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${htmlTemplate.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [htmlTemplate, building] }, () => ctx.tx.select({ n: count() }).from(htmlTemplate).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const Templates = found.map(({ id, ModifiedDate, ...row }) => ({ ...row, TemplateId: id, ModifiedDate: ModifiedDate.getTime() }))
  return { Templates, ...total }
})
