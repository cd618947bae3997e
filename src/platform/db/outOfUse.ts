import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import { eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '../handle.ts'
import { type RecordTable, saveRecord } from './record.ts'

/**
 * A table whose records are put out of use and brought back, and never deleted: with `Retired` (yes or no), or with `ArchivedDate` (since when;
 * null while the record is in use).
 */
export type UsedTable = RecordTable & ({ readonly Retired: PgColumn } | { readonly ArchivedDate: PgColumn })

/** The column that puts a record out of use at `now`, or brings it back. */
export const outOfUse = <Table extends UsedTable>(table: Table, out: boolean, now: Date): Partial<InferInsertModel<Table>> => {
  const columns = 'Retired' in table ? { Retired: out } : { ArchivedDate: out ? now : null }
  return columns as Partial<InferInsertModel<Table>> // one of the two columns that UsedTable asks for
}

/** Condition: the record is out of use, or in use. */
export const isOutOfUse = (table: UsedTable, out: boolean): SQL => {
  if ('Retired' in table) return eq(table.Retired, out)
  return out ? isNotNull(table.ArchivedDate) : isNull(table.ArchivedDate)
}

/** Puts a locked record out of use, or brings it back: its next version and its audit. `also`: further columns that change with it. */
export const setOutOfUse = <Table extends UsedTable>(
  ctx: Pick<Ctx, 'tx' | 'now' | 'audit'>,
  table: Table,
  row: InferSelectModel<Table> & { id: string; Version: number },
  out: boolean,
  { also, ...place }: { Object: string; GroupId?: string; also?: Partial<InferInsertModel<Table>> },
): Promise<{ acId: string; Version: number }> => saveRecord(ctx, table, row, { ...outOfUse(table, out, ctx.now), ...also }, place)
