import { and, count, eq, sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { totalOf } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetPropertyTags as call } from '../contract.ts'
import { propertyTag } from '../tables.ts'

export const GetPropertyTags = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const where = and(
    eq(propertyTag.GroupId, ctx.GroupId),
    filter.text?.trim() ? anyHolds([propertyTag.Name], filter.text.trim()) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select({ PropertyTagId: propertyTag.id, Name: propertyTag.Name })
    .from(propertyTag)
    .where(where)
    .orderBy(orderOf({ Name: byName(sql`${propertyTag.Name}`) }, sort, sql`${propertyTag.id}`))
    .limit(limit)
    .offset(offset)
  const total = totalOf(ctx, { call, filter, tables: [propertyTag] }, () => ctx.tx.select({ n: count() }).from(propertyTag).where(where))
  const [PropertyTags, Total] = await Promise.all([rows, total])
  return { PropertyTags, Total }
})
