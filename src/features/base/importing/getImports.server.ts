import { and, count, eq, sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { handle } from '../../../platform/handle.ts'
import { shownRun, stateOf, summaryColumns } from './data.ts'
import type { ImportOf } from './importOf.server.ts'
import { importRun } from './tables.ts'

const sorts = {
  id: importRun.id,
  CreatedDate: importRun.CreatedDate,
  FileName: byName(sql`${importRun.FileName}`),
  FullName: byName(sql`${importRun.FullName}`),
}

export const getImports = (of: ImportOf) =>
  handle(of.contract.GetImports, async (ctx, { filter, sort = { field: 'id', order: 'DESC' }, ...page }) => {
    const { tx, GroupId } = ctx
    const where = and(
      eq(importRun.GroupId, GroupId),
      eq(importRun.Kind, of.Kind),
      filter.Status ? eq(importRun.State, stateOf(filter.Status)) : undefined,
      filter.text?.trim() ? anyHolds([importRun.FileName], filter.text.trim()) : undefined,
    )
    const { limit, offset } = pageOf(page)
    const rows = tx
      .select(summaryColumns)
      .from(importRun)
      .where(where)
      .orderBy(orderOf(sorts, sort, sql`${importRun.id}`))
      .limit(limit)
      .offset(offset)
    const [found, total] = await Promise.all([rows, tx.select({ n: count() }).from(importRun).where(where)])
    return { Imports: found.map(run => shownRun(ctx, run)), Total: total[0]?.n ?? 0 }
  })
