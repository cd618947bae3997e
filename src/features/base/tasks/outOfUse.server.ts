import { and, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { BulkCall } from '../../../core/bulk.ts'
import { isOutOfUse, outOfUse, type UsedTable } from '../../../platform/db/outOfUse.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { saveRecords } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { type BulkPlace, type BulkRow, type BulkWords, serveBulk } from './bulk.server.ts'

type Used<F, Table extends UsedTable & { GroupId: PgColumn }> = {
  call: BulkCall<F>
  /** Names its job. */
  job: string
  /** What the audit calls a row. */
  Object: string
  words: BulkWords
  table: Table
  /** The name of a row, in text. */
  name: SQL<string> | PgColumn
  /** Whether the call puts rows out of use, or brings them back. */
  out: boolean
  /** The rows that a filter finds, and all that the caller may see. */
  wanted(ctx: Ctx<'group'>, filter: F): SQL | undefined
  seen(ctx: Ctx<'group'>): SQL | undefined
  /** What changes with the rows that were saved. */
  after(place: BulkPlace, saved: readonly InferSelectModel<Table>[]): Promise<void>
}

/** A bulk call that puts records out of use, or brings them back: those that are in the other state. */
export const serveOutOfUse = <F, Table extends UsedTable & { GroupId: PgColumn }>({
  table,
  name,
  out,
  wanted,
  seen,
  after,
  ...of
}: Used<F, Table>) => {
  const inOtherState = isOutOfUse(table, !out)
  const find = async (ctx: Ctx<'group'>, where: SQL | undefined): Promise<BulkRow[]> => {
    const rows = await ctx.tx
      .select({ id: sql<string>`${table.id}`, Version: sql<number>`${table.Version}`, Name: sql<string>`${name}`, was: usedColumn(table) })
      .from(table as PgTable)
      .where(and(where, inOtherState))
      .orderBy(table.id)
    return rows.map(({ was: Before, ...row }) => ({ ...row, Before }))
  }
  return serveBulk<F>({
    ...of,
    find: (ctx, filter) => find(ctx, wanted(ctx, filter)),
    read: (ctx, ids) => find(ctx, and(seen(ctx), oneOf(table.id, ids))),
    save: async (place, rows) => {
      const columns = outOfUse(table, out, place.now)
      const saved = await saveRecords(place, table, rows, columns)
      await after(place, saved)
      return saved.map(({ id }) => ({ id, After: { ...columns } }))
    },
  })
}

const usedColumn = (table: UsedTable) => ('Retired' in table ? { Retired: table.Retired } : { ArchivedDate: table.ArchivedDate })
