import { getColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { gather } from '../gather.ts'
import type { Tx } from './database.ts'
import { together } from './statements.ts'
import { declaredTables } from './tenantTable.ts'

/**
 * Joins what is asked of one transaction in the same turn of the event loop, where `keyOf` says the same of it: `work` sends one statement
 * for all of it and gives an answer to each, in their order.
 */
export const combine = <Asked, Answer>(
  keyOf: (asked: Asked) => string,
  work: (tx: Tx, asked: readonly Asked[]) => Promise<readonly Answer[]>,
): ((tx: Tx, asked: Asked) => Promise<Answer>) => {
  const open = new WeakMap<Tx, Map<string, (asked: Asked) => Promise<Answer>>>()
  return (tx, asked) => {
    const ways = open.get(tx) ?? new Map<string, (asked: Asked) => Promise<Answer>>()
    open.set(tx, ways)
    const key = keyOf(asked)
    const way =
      ways.get(key) ??
      gather(all => {
        together(Reflect.get(tx, '$client')) // what else is asked in this turn goes out with it
        return work(tx, all)
      })
    if (ways.size >= 100) ways.clear() // what was asked keeps its own way
    ways.set(key, way)
    return way(asked)
  }
}

type RowOf<T extends PgTable> = InferInsertModel<T> & { GroupId: string }
type AddedRows = { table: PgTable; group: string; columns: readonly string[]; rows: readonly Readonly<Record<string, unknown>>[] }

const addAtOnce = combine<AddedRows, void>(
  ({ table, group, columns }) => [getTableName(table), group, ...columns].join(),
  async (tx, added) => {
    const [first] = added
    if (!first) return []
    const rows = added.flatMap(one => one.rows)
    const { insert, join } = partsOf(first)
    const answer = await tx.execute(sql`${insert} ${JSON.stringify(rows)}) added ${join} ${first.group}::uuid`)
    if (Reflect.get(answer, 'rowCount') !== rows.length)
      throw new Error(`Rows of ${getTableName(first.table)} name a building that is gone.`)
    return added.map(() => undefined)
  },
)

/** The statement around its values. Beside the rows' building a cluster knows which shard they are on: without it, Citus copies, which row-level security forbids. */
const partsOf = ({ table, columns }: AddedRows): { insert: SQL; join: SQL } => {
  const [name, named] = [getTableName(table), getColumns(table) as Record<string, PgColumn>]
  const at = named[declaredTables().find(one => one.table === table)?.terms.building ?? '']?.name
  if (!at) throw new Error(`The rows of ${name} are in no building.`)
  const names = columns.map(code => named[code]?.name)
  const values = names.map(one => `added.${one}`).join(', ')
  return {
    insert: sql.raw(
      `insert into ${name} (group_id, ${names.join(', ')}) select building.group_id, ${values} from json_populate_recordset(null::${name},`,
    ),
    join: sql.raw(`join building on building.id = added.${at} and building.group_id =`),
  }
}

/**
 * Adds rows of one account, each in a building, to a table of such, in one statement with those that others add to it in the same transaction and turn of the event
 * loop. Rows of any number are one text, which is planned once. All rows name the same columns; the others have their defaults.
 */
export const addRows = async <T extends PgTable>(tx: Tx, table: T, rows: readonly RowOf<T>[]): Promise<void> => {
  const [first] = rows
  if (!first) return
  const named: Record<string, PgColumn> = getColumns(table)
  const columns = Object.keys(named).filter(code => code !== 'GroupId' && Reflect.get(first, code) !== undefined)
  const group = first.GroupId
  const byName = rows.map(row => Object.fromEntries(columns.map(code => [named[code]?.name, Reflect.get(row, code)])))
  await addAtOnce(tx, { table, group, columns, rows: byName })
}
