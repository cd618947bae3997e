import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetSubscriptions as call } from '../contract.ts'
import { requirePlace } from '../save.server.ts'
import { reportSubscription as table } from '../tables.ts'

const sorts = {
  CreatedDate: table.CreatedDate,
  ReportName: byName(sql`${table.ReportName}`),
  Name: byName(sql`${table.Name}`),
  Email: byName(sql`${table.Email}`),
  JobTitle: byName(sql`${table.JobTitle}`),
}
const searched = [table.ReportName, table.Name, table.Email]

export const GetSubscriptions = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const { bId, text, OnOff } = filter
  await requirePlace(ctx, bId ?? null)
  const where = and(
    eq(table.GroupId, ctx.GroupId),
    bId ? eq(table.BuildingId, bId) : isNull(table.BuildingId),
    OnOff === undefined ? undefined : eq(table.OnOff, OnOff),
    text?.trim() ? anyHolds(searched, text.trim()) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select()
    .from(table)
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${table.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () => totalOf(ctx, { call, filter, tables: [table] }, () => ctx.tx.select({ n: count() }).from(table).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const Subscriptions = found.map(row => ({
    ...row,
    acId: row.id,
    SubscriptionId: row.id,
    NextDate: row.NextDate?.getTime() ?? null,
    CreatedDate: row.CreatedDate.getTime(),
  }))
  return { Subscriptions, ...total }
})
