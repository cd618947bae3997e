import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetReports as call } from '../contract.ts'
import { scopesOf, seenByUser } from '../reports.server.ts'
import { customReport as table } from '../tables.ts'

const sorts = { Name: byName(sql`${table.Name}`), ModifiedDate: table.ModifiedDate }
const columns = {
  id: table.id,
  acId: table.id,
  ReportId: table.id,
  Name: table.Name,
  Scope: table.Scope,
  Own: sql<boolean>`${table.OwnerId} is not null`,
  Parts: sql<number>`jsonb_array_length(${table.Blocks})`,
  ModifiedDate: table.ModifiedDate,
  Version: table.Version,
}

export const GetReports = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const { text, Scope } = filter
  const scopes = scopesOf(ctx)
  const where = and(
    seenByUser(ctx.GroupId, ctx.actor.UserId),
    inArray(table.Scope, scopes),
    Scope && eq(table.Scope, Scope),
    text?.trim() ? anyHolds([table.Name], text.trim()) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select(columns)
    .from(table)
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${table.id}`))
    .limit(limit)
    .offset(offset)
  const of = { ...filter, scopes, UserId: ctx.actor.UserId } // each sees others: a remembered Total is not everybody's
  const counted = () => totalOf(ctx, { call, filter: of, tables: [table] }, () => ctx.tx.select({ n: count() }).from(table).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  return { Reports: found.map(row => ({ ...row, ModifiedDate: row.ModifiedDate.getTime() })), ...total }
})
