import { and, count, eq, sql } from 'drizzle-orm'
import { orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetFigureAlerts as call } from '../contract.ts'
import { ownAlerts } from '../own.server.ts'
import { figureAlert as table } from '../tables.ts'

const columnsOf = (GroupId: string) => {
  const events = sql`from figure_alert_event e where e.group_id = ${GroupId} and e.alert_id = ${table.id}`
  return {
    row: table,
    BuildingName: building.Name,
    BelowNow: sql<number>`(select count(*)::int ${events} and e.end_date is null)`,
    LastDate: sql<number | null>`(select floor(extract(epoch from max(e.created_date)) * 1000)::float ${events})`,
  }
}

export const GetFigureAlerts = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const where = ownAlerts(ctx)
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select(columnsOf(ctx.GroupId))
    .from(table)
    .leftJoin(building, and(eq(building.GroupId, table.GroupId), eq(building.id, table.BuildingId)))
    .where(where)
    .orderBy(orderOf({ CreatedDate: table.CreatedDate }, sort, sql`${table.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () => totalOf(ctx, { call, filter, tables: [table] }, () => ctx.tx.select({ n: count() }).from(table).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const Alerts = found.map(({ row, ...more }) => ({
    ...row,
    ...more,
    acId: row.id,
    AlertId: row.id,
    PausedUntil: row.PausedUntil?.getTime() ?? null,
    CreatedDate: row.CreatedDate.getTime(),
  }))
  return { Alerts, ...total }
})
