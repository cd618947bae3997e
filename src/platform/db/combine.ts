import { getColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { gather } from '../gather.ts'
import type { Tx } from './database.ts'
import { wantsValues } from './spread.ts'
import { allAnswered, together } from './statements.ts'
import { buildingsName } from './tenants.ts'
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
    const way = ways.get(key) ?? gather(all => work(tx, all))
    if (ways.size >= 100) ways.clear() // what was asked keeps its own way
    ways.set(key, way)
    const answer = way(asked)
    together(clientOf(tx)) // what was asked before in this turn, and what will be, goes out with it
    return answer
  }
}

type RowOf<T extends PgTable> = InferInsertModel<T> & { GroupId: string }
/** A column that numbers the rows of an account: its counter there, and the first number. */
export type NumberedColumn<Name extends string = string> = { readonly column: Name; readonly counter: string; readonly from: number }
type AddedRows = {
  table: PgTable
  group: string
  columns: readonly string[]
  /** As they were given, and by the names of their columns. */
  given: readonly object[]
  rows: readonly Record<string, unknown>[]
  numbered: NumberedColumn | undefined
}

const addAtOnce = combine<AddedRows, number[]>(
  ({ table, group, columns }) => [getTableName(table), group, ...columns].join(),
  async (tx, added) => {
    const [first] = added
    if (!first) return []
    const { numbered, group } = first
    const rows = added.flatMap(one => one.rows)
    const answerFrom = (last: number) => {
      let next = last + 1 - rows.length
      return added.map(one => one.rows.map(() => next++))
    }
    if (wantsValues(clientOf(tx), rows.length))
      return answerFrom(
        await addValues(
          tx,
          first,
          added.flatMap(one => one.given),
        ),
      )
    const { insert, join, number } = partsOf(first)
    // What is added reads the counter after it was raised, so that neither waits for the other's answer.
    if (number) for (const [i, row] of rows.entries()) row[number] = i + 1 - rows.length
    const [last, answer] = await allAnswered([
      numbered ? raiseCounter(tx, group, { ...numbered, by: rows.length }) : Promise.resolve(0),
      tx.execute(sql`${insert} ${JSON.stringify(rows)}) added ${join} ${group}::uuid`),
    ])
    if (Reflect.get(answer, 'rowCount') !== rows.length)
      throw new Error(`Rows of ${getTableName(first.table)} name a building that is gone.`)
    return answerFrom(last)
  },
)

/** The same where an `insert … select` would wait for the shards of other accounts. Gives the last number. */
const addValues = async (tx: Tx, { table, group, numbered }: AddedRows, given: readonly object[]): Promise<number> => {
  const last = numbered ? await raiseCounter(tx, group, { ...numbered, by: given.length }) : 0
  const first = last + 1 - given.length
  const rows = numbered ? given.map((row, i) => ({ ...row, [numbered.column]: first + i })) : given
  await tx.insert(table).values(rows as never) // rows of this table, as `addRows` asks for them
  return last
}

/** Raises a counter of an account, which the transaction then holds until it commits. Gives its new value. */
const raiseCounter = async (tx: Tx, group: string, { counter, from, by }: NumberedColumn & { by: number }): Promise<number> => {
  const { rows } = await tx.execute<{ value: number }>(
    sql`insert into group_counter (group_id, name, value) values (${group}, ${counter}, ${from - 1 + by})
        on conflict (group_id, name) do update set value = group_counter.value + ${by} returning value`,
  )
  return rows[0]?.value ?? from - 1 + by
}

type Parts = { insert: SQL; join: SQL; number: string | undefined }
const knownParts = new Map<string, Parts>()
const partsOf = (added: AddedRows): Parts => {
  const name = [getTableName(added.table), ...added.columns].join()
  const parts = knownParts.get(name) ?? makeParts(added)
  if (knownParts.size < 500) knownParts.set(name, parts)
  return parts
}

/** The statement around its values. Beside the rows' building a cluster knows which shard they are on: without it, Citus copies, which row-level security forbids. */
const makeParts = ({ table, columns, numbered }: AddedRows): Parts => {
  const [name, named] = [getTableName(table), getColumns(table) as Record<string, PgColumn>]
  const at = named[declaredTables().find(one => one.table === table)?.terms.building ?? '']?.name
  if (!at) throw new Error(`The rows of ${name} are in no building.`)
  const number = numbered && named[numbered.column]?.name
  const names = columns.map(code => named[code]?.name)
  const into = number ? [...names, number] : names
  const values = [...names.map(one => `added.${one}`), ...(number ? [`counter.value + added.${number}`] : [])].join(', ')
  const counter = numbered ? `join group_counter counter on counter.group_id = place.group_id and counter.name = '${numbered.counter}'` : ''
  return {
    insert: sql.raw(
      `insert into ${name} (group_id, ${into.join(', ')}) select place.group_id, ${values} from json_populate_recordset(null::${name},`,
    ),
    join: sql.raw(`join ${buildingsName()} place on place.id = added.${at} ${counter} where place.group_id =`),
    number,
  }
}

/**
 * Adds rows of one account, each in a building, to a table of such, in one statement with those that others add to it in the same transaction and turn of the event
 * loop. Rows of any number are one text, which is planned once. All rows name the same columns; the others have their defaults. Gives the numbers of the rows
 * where the table has a `numbered` column.
 */
export const addRows = async <T extends PgTable, N extends keyof InferInsertModel<T> & string = never>(
  tx: Tx,
  table: T,
  rows: readonly Omit<RowOf<T>, N>[],
  numbered?: NumberedColumn<N>,
): Promise<number[]> => {
  const [first] = rows
  if (!first) return []
  const named: Record<string, PgColumn> = getColumns(table)
  const columns = Object.keys(named).filter(code => code !== 'GroupId' && Reflect.get(first, code) !== undefined)
  const names = columns.map(code => named[code]?.name ?? code)
  const group = String(Reflect.get(first, 'GroupId'))
  const byName = rows.map(row => {
    const one: Record<string, unknown> = {}
    for (const [i, name] of names.entries()) one[name] = Reflect.get(row, columns[i] ?? name)
    return one
  })
  return addAtOnce(tx, { table, group, columns, given: rows, rows: byName, numbered })
}

/** The connection of a transaction, for what is written without drizzle. */
export const clientOf = (tx: Tx): pg.PoolClient => Reflect.get(tx, '$client') // drizzle's session keeps it there
