import { and, count, eq, sql } from 'drizzle-orm'
import { orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetWrittenReports as call } from '../contract.ts'
import { writtenReport as table } from '../tables.ts'

export const GetWrittenReports = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const where = and(eq(table.GroupId, ctx.GroupId), eq(table.BuildingId, ctx.BuildingId), filter.Type && eq(table.Type, filter.Type))
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select()
    .from(table)
    .where(where)
    .orderBy(orderOf({ CreatedDate: table.CreatedDate }, sort, sql`${table.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () => totalOf(ctx, { call, filter, tables: [table] }, () => ctx.tx.select({ n: count() }).from(table).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const Reports = found.map(({ id, Type, FirstDay, LastDay, Figures, CreatedBy, CreatedDate }) => ({
    id,
    acId: id,
    ReportId: id,
    Type,
    StartDay: FirstDay,
    EndDay: LastDay,
    Total: Figures.Total,
    Average: Figures.Average,
    CreatedBy,
    CreatedDate: CreatedDate.getTime(),
  }))
  return { Reports, ...total }
})
