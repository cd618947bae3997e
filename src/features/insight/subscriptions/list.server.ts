import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyCall, Parsed } from '../../../core/call.ts'
import { anyHolds, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { rowsAndTotal, totalOf } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import type { GetReportBuilderSubscriptions, GetSubscriptions } from './contract.ts'
import { reportSubscription as table } from './tables.ts'

const sorts = {
  CreatedDate: table.CreatedDate,
  ReportName: byName(sql`${table.ReportName}`),
  Name: byName(sql`${table.Name}`),
  Email: byName(sql`${table.Email}`),
  JobTitle: byName(sql`${table.JobTitle}`),
}
const searched = [table.ReportName, table.Name, table.Email]
type Asked = Parsed<typeof GetSubscriptions> | Parsed<typeof GetReportBuilderSubscriptions>

/** A page of the subscriptions of an account, those of `which`, with the names of their buildings. */
export const listSubscriptions = async (ctx: GroupCtx, call: AnyCall, asked: Asked, which: SQL | undefined) => {
  const { filter, sort = { field: 'CreatedDate' as const, order: 'DESC' as const }, ...page } = asked
  const { text, OnOff } = filter
  const where = and(
    eq(table.GroupId, ctx.GroupId),
    which,
    OnOff === undefined ? undefined : eq(table.OnOff, OnOff),
    text?.trim() ? anyHolds(searched, text.trim()) : undefined,
  )
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
  const Subscriptions = found.map(({ row, BuildingName }) => ({
    ...row,
    BuildingName,
    acId: row.id,
    SubscriptionId: row.id,
    NextDate: row.NextDate?.getTime() ?? null,
    CreatedDate: row.CreatedDate.getTime(),
  }))
  return { Subscriptions, ...total }
}
