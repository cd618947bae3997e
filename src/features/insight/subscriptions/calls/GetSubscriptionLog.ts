import { and, eq, isNull, sql } from 'drizzle-orm'
import { orderOf, pageOf } from '../../../../platform/db/page.ts'
import { countedTo, rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetSubscriptionLog as call } from '../contract.ts'
import { requirePlace } from '../save.server.ts'
import { reportDelivery as table } from '../tables.ts'

const sorts = { CreatedDate: table.CreatedDate }

export const GetSubscriptionLog = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const { bId, SubscriptionId, State } = filter
  await requirePlace(ctx, bId ?? null)
  const where = and(
    eq(table.GroupId, ctx.GroupId),
    bId ? eq(table.BuildingId, bId) : isNull(table.BuildingId),
    SubscriptionId ? eq(table.SubscriptionId, SubscriptionId) : undefined,
    State ? eq(table.State, State) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select()
    .from(table)
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${table.id}`))
    .limit(limit)
    .offset(offset)
  const all = ctx.tx.select({ one: sql`1` }).from(table).where(where)
  const counted = () => countedTo(ctx.tx, all, { asked: page })
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const Sent = found.map(row => ({
    ...row,
    Test: row.SubscriptionId === null,
    CreatedDate: row.CreatedDate.getTime(),
    SentDate: row.SentDate?.getTime() ?? null,
    OpenedDate: row.OpenedDate?.getTime() ?? null,
  }))
  return { Sent, ...total }
})
