import { and, eq, type InferInsertModel, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { makeDuplicateRefusal, notFound, Refusal } from '../../core/problem.ts'
import { changesFiles, noteFiles } from '../files/fileUse.ts'
import type { Ctx } from '../handle.ts'
import { oneOf } from './page.ts'

/** A table whose rows are edited under a version (`version()` and `stamps()` of its columns). */
export type RecordTable = PgTable & Readonly<Record<'id' | 'Version' | 'ModifiedDate', PgColumn>> & { readonly GroupId?: PgColumn }
type RecordRow<Table extends RecordTable> = InferSelectModel<Table> & { id: string; Version: number }
type Saving = Pick<Ctx, 'tx' | 'now' | 'audit'>

/**
 * Adds a record: its row, the files that it uses, and its audit. `unique`: the field whose name no other record may have; where one has it, the
 * call is refused at that field (`sys.obj.dup`). Gives the row with its id and version.
 */
export const addRecord = async <Table extends RecordTable>(
  ctx: Pick<Saving, 'tx' | 'audit'>,
  table: Table,
  columns: InferInsertModel<Table>,
  { Object: kind, After, unique, ...place }: Omit<SavedAs, 'Before'> & { unique?: string },
): Promise<RecordRow<Table>> => {
  const adding = ctx.tx.insert(table as PgTable).values(columns as never) // columns of this very table, as the parameter says
  const [made] = await (unique === undefined ? adding : adding.onConflictDoNothing()).returning()
  if (!made) throw makeDuplicateRefusal(unique ?? 'Name')
  const row = made as RecordRow<Table> // what the table returns, with the columns that RecordTable asks for
  if (changesFiles(table, columns)) await noteFiles(ctx.tx, table as PgTable, [made])
  const { GroupId: _whose, ...told }: { GroupId?: unknown } = columns
  ctx.audit({ ...place, Object: kind, ObjectId: row.id, After: { ...told, ...After } })
  return row
}

/** A row as it is now, locked until the transaction ends. `which` says whose it must be and where. Throws `sys.obj.nof`. */
export const lockRecord = async <Table extends RecordTable>(
  { tx }: Pick<Saving, 'tx'>,
  table: Table,
  which: SQL | undefined,
): Promise<RecordRow<Table>> => {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(which)
    .for('update')
  if (!row) throw notFound()
  return row as RecordRow<Table> // what the table selects, with the columns that RecordTable asks for
}

/** Refuses a save of what somebody else has changed since it was read (`sys.obj.cfl`). Nothing is read where no version is given. */
export const requireVersion = (row: { Version: number }, Version: number | null | undefined): void => {
  if (Version !== null && Version !== undefined && Version !== row.Version) throw new Refusal('sys.obj.cfl')
}

type SavedAs = {
  /** What the audit calls the record. */
  Object: string
  /** The account whose audit it is, where that is not the call's. */
  GroupId?: string
  /** What is told of the write beside its columns: rows of other tables, what a call of its own has changed. */
  Before?: Readonly<Record<string, unknown>>
  After?: Readonly<Record<string, unknown>>
}

/**
 * Saves columns of a locked row: the next version, the moment of the change, and its audit, which holds of the columns what they were and
 * what they are. Gives the id and the new version.
 */
export const saveRecord = async <Table extends RecordTable>(
  ctx: Saving,
  table: Table,
  row: RecordRow<Table>,
  columns: Partial<InferInsertModel<Table>>,
  { Object: kind, Before, After, ...place }: SavedAs,
): Promise<{ acId: string; Version: number }> => {
  const { Version } = await updateRecord(ctx, table, row, columns)
  const were = Object.fromEntries(Object.keys(columns).map(name => [name, Reflect.get(row, name)]))
  ctx.audit({ ...place, Object: kind, ObjectId: row.id, Before: { ...were, ...Before }, After: { ...columns, ...After } })
  return { acId: row.id, Version }
}

/** The same without an audit, for a write that tells its history itself; the files that it uses are noted too. Gives the row as it is now. */
export const updateRecord = async <Table extends RecordTable>(
  { tx, now }: Pick<Saving, 'tx' | 'now'>,
  table: Table,
  row: RecordRow<Table>,
  columns: Partial<InferInsertModel<Table>>,
): Promise<RecordRow<Table>> => {
  const group = table.GroupId && eq(table.GroupId, Reflect.get(row, 'GroupId'))
  const { GroupId: _whose, ...changed }: { GroupId?: unknown } = columns // a row never changes its account
  const [saved] = await tx
    .update(table as PgTable)
    .set({ ...changed, Version: row.Version + 1, ModifiedDate: now } as never) // columns of this very table, as the parameter says
    .where(and(group, eq(table.id, row.id)))
    .returning()
  if (!saved) throw notFound()
  if (changesFiles(table, columns)) await noteFiles(tx, table as PgTable, [saved])
  return saved as RecordRow<Table>
}

/**
 * Saves the same columns in many rows of an account, each only while it has the version that was read. Gives what the saved rows are now;
 * the others stay as they are. Their audit is the caller's (`writeAuditRows`).
 */
export const saveRecords = async <Table extends RecordTable & { GroupId: PgColumn }>(
  { tx, now, GroupId }: Pick<Saving, 'tx' | 'now'> & { GroupId: string },
  table: Table,
  rows: readonly { id: string; Version: number }[],
  columns: Partial<InferInsertModel<Table>>,
): Promise<RecordRow<Table>[]> => {
  const [ids, asRead] = [rows.map(({ id }) => id), rows.map(({ id, Version }) => `${id}:${Version}`)]
  const here = sql`${oneOf(table.id, ids)} and ${table.id}::text || ':' || ${table.Version}::text = any(${sql.param(asRead)}::text[])`
  const saved = await tx
    .update(table as PgTable)
    .set({ ...columns, Version: sql`${table.Version} + 1`, ModifiedDate: now } as never) // columns of this very table, as the parameter says
    .where(and(eq(table.GroupId, GroupId), here))
    .returning()
  return saved as RecordRow<Table>[]
}
