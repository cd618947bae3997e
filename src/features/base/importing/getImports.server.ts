import { and, count, eq, sql } from 'drizzle-orm'
import { anywhere, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { handle } from '../../../platform/handle.ts'
import { shownRun, summaryColumns } from './data.ts'
import type { ImportOf } from './importOf.server.ts'
import { importRun } from './tables.ts'

const sorts = {
  CreatedDate: importRun.CreatedDate,
  FileName: byName(sql`${importRun.FileName}`),
  FullName: byName(sql`${importRun.FullName}`),
}

export const getImports = (of: ImportOf) =>
  handle(of.contract.GetImports, async ({ tx, GroupId }, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
    const where = and(
      eq(importRun.GroupId, GroupId),
      eq(importRun.Kind, of.Kind),
      filter.State ? eq(importRun.State, filter.State) : undefined,
      filter.text?.trim() ? sql`${importRun.FileName} ilike ${anywhere(filter.text.trim())}` : undefined,
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
    return { Imports: found.map(shownRun), Total: total[0]?.n ?? 0 }
  })
