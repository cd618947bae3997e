import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../../core/call.ts'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetReviewLocations as call } from '../contract.ts'
import { reviewLocation as table } from '../tables.ts'

const sorts = { Title: byName(sql`${table.Title}`), StoreCode: byName(sql`${table.StoreCode}`) }

export const GetReviewLocations = handle(call, async (ctx, { filter, sort = { field: 'Title', order: 'ASC' }, ...page }) => {
  const where = wanted(ctx, filter)
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select({ row: table, BuildingName: building.Name })
    .from(table)
    .leftJoin(building, and(eq(building.GroupId, table.GroupId), eq(building.id, table.BuildingId)))
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${table.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () => totalOf(ctx, { call, filter, tables: [table] }, () => ctx.tx.select({ n: count() }).from(table).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  return { Locations: found.map(({ row, BuildingName }) => ({ ...row, BuildingName, acId: row.id })), ...total }
})

/** Locations without a building, and those of buildings that the caller sees. */
const wanted = (ctx: GroupCtx, { text }: Parsed<typeof call>['filter']): SQL | undefined =>
  and(
    eq(table.GroupId, ctx.GroupId),
    ctx.buildings === 'all' ? undefined : or(isNull(table.BuildingId), seenBy(ctx, table)),
    text?.trim() ? anyHolds([table.Title, table.StoreCode, table.Address], text.trim()) : undefined,
  )
