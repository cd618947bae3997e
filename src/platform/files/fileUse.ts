import { getColumns, getTableName, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { accountsTable } from '../db/tenants.ts'
import { fileColumns } from '../db/tenantTable.ts'

type Executor = { execute(query: SQL): PromiseLike<unknown> }
/** What a row names: files, and the accounts in whose folder they stand. `group`: the row's account; null: it belongs to none. */
type Use = { key: string; group: string | null; ids: readonly string[]; groups: readonly string[] }

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const folder = new RegExp(`(${uuid.source})/`, 'g')

/**
 * Notes which files the rows use from now on, in the transaction that writes them: what they name in the columns that their table has
 * declared (`files`). What they named before is no longer used by them. `saveRecord` and `updateRecord` do it by themselves; every other
 * write of such a column calls it with the key and all those columns of its rows.
 */
export const noteFiles = async <Table extends PgTable>(
  tx: Executor,
  table: Table,
  rows: readonly Partial<InferSelectModel<Table>>[],
): Promise<void> => {
  for (const [group, uses] of Map.groupBy(
    rows.map(row => useOf(table, row)),
    one => one.group,
  ))
    await noteUses(tx, getTableName(table), group, uses)
}

const noteUses = async (tx: Executor, name: string, group: string | null, uses: readonly Use[]): Promise<void> => {
  const keys = uses.map(({ key }) => key)
  const named = await existing(tx, group, uses)
  // Rows of an account use files of it alone. A person's picture may lie in any account: it is found by the row's key.
  await tx.execute(sql`
    update file_use u set ended_date = now()
    where ${group === null ? sql`true` : sql`u.group_id = ${group}::uuid`} and u.table_name = ${name} and u.row_key = any(${sql.param(keys)}::text[]) and u.ended_date is null
      and u.file_id::text || ':' || u.row_key <> all(${sql.param(named.map(({ id, key: of }) => `${id}:${of}`))}::text[])`)
  if (named.length === 0) return
  const values = named.map(one => sql`(${one.GroupId}::uuid, ${one.id}::uuid, ${name}, ${one.key})`)
  await tx.execute(sql`
    insert into file_use (group_id, file_id, table_name, row_key) values ${sql.join(values, sql`, `)}
    on conflict (group_id, file_id, table_name, row_key) do update set ended_date = null where file_use.ended_date is not null`)
}

type NamedFile = { GroupId: string; id: string; key: string }
/** The stored files that the rows name. An address names the account of its file, which may be another one than the row's. */
const existing = async (tx: Executor, group: string | null, uses: readonly Use[]): Promise<NamedFile[]> => {
  const ids = uses.flatMap(one => one.ids)
  if (ids.length === 0) return []
  const named: NamedFile[] = []
  for (const GroupId of new Set([...(group === null ? [] : [group]), ...uses.flatMap(one => one.groups)])) {
    const found = (await tx.execute(sql`
      select id from stored_file where group_id = ${GroupId}::uuid and id = any(${sql.param(ids)}::uuid[])`)) as {
      rows: { id: string }[] // the column of the statement
    }
    for (const { id } of found.rows) for (const { key } of uses.filter(one => one.ids.includes(id))) named.push({ GroupId, id, key })
  }
  return named
}

/** A connection on which plain SQL is written, for `noteFiles`. */
export const onClient = (client: Pick<pg.PoolClient, 'query'>): Executor => ({
  execute: query => {
    const { sql: text, params } = new PgDialect().sqlToQuery(query)
    return client.query(text, params)
  },
})

/** Whether a change of a table touches a column that holds files. */
export const changesFiles = (table: PgTable, columns: object): boolean => fileColumns(table).some(name => Object.hasOwn(columns, name))

/** A table's key as `file_use` keeps it, in SQL. */
export const rowKey = (table: PgTable): SQL => sql`concat_ws(':', ${sql.join(keyColumns(table), sql`, `)})`

const useOf = (table: PgTable, row: object): Use => {
  const columns = getColumns(table)
  const valueOf = (name: string): unknown => {
    if (!Object.hasOwn(row, name)) throw new Error(`noteFiles of ${getTableName(table)} was not given ${name}`)
    return Reflect.get(row, name)
  }
  const key = Object.entries(columns)
    .filter(([, column]) => keyColumns(table).includes(column))
    .map(([name]) => String(valueOf(name)))
    .join(':')
  const text = JSON.stringify(fileColumns(table).map(valueOf))
  const groups = [...text.matchAll(folder)].map(([, group = '']) => group)
  return { key, group: accountOf(table, row), ids: [...new Set(text.match(uuid))], groups }
}

/** The columns of the primary key but the account, in the order of the table. */
const keyColumns = (table: PgTable): PgColumn[] => {
  const inKey = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns)
  return Object.entries(getColumns(table))
    .filter(([name, column]) => name !== 'GroupId' && (column.primary || inKey.some(one => one.name === column.name)))
    .map(([, column]) => column)
}

/** The account of a row; an account's own row is of itself. */
const accountOf = (table: PgTable, row: object): string | null => {
  const id: unknown = Reflect.get(row, table === accountsTable() ? 'id' : 'GroupId')
  return typeof id === 'string' ? id : null
}
