import { getColumns, type InferInsertModel, type InferSelectModel } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { insertValues, wantsValues } from './spread.ts'
import { allAnswered } from './statements.ts'

type Client = Pick<pg.PoolClient, 'query'>
type SummedRow = Readonly<Record<string, unknown>>
/** The columns of a table that hold numbers. */
type SumOf<T extends PgTable> = {
  [K in keyof InferSelectModel<T> & string]: InferSelectModel<T>[K] extends number ? K : never
}[keyof InferSelectModel<T> & string]

type Terms<Sum extends string> = {
  /** What is added up; every other column is of the key, or follows from it. */
  sums: readonly Sum[]
  /** Sums whose events are kept nowhere: a rebuild leaves them as they are. */
  kept?: readonly Sum[]
  /** The table and the column of the row that a sum is of: where that row is gone, what is added to it is passed over. */
  of?: { table: string; column: string }
}

/** A table of sums by key and day. Only what can be added is in it: numbers and sums, no least, no median. */
export type RollUp<T extends PgTable = PgTable> = {
  readonly table: T
  readonly name: string
  /** The columns that tell its rows apart, by their names in code. */
  readonly key: readonly string[]
  /** The column of the key that holds the day, or the first day of the month. */
  readonly day: PgColumn
  readonly sums: readonly string[]
  /** Those that follow from events, which `rebuild` adds up anew. */
  readonly rebuilt: readonly string[]
  /** The statement that adds rows of any accounts; its one parameter is `json` of them. */
  readonly sql: string
  /** The same for rows of one account, which is its second parameter: on a cluster it asks that account's shard only. */
  readonly sqlOfAccount: string
  readonly json: (rows: readonly SummedRow[]) => string
  /** The statement that adds some rows, each value a parameter. A row whose own is gone (`of`) is refused by its foreign key. */
  readonly valuesOf: (rows: readonly SummedRow[]) => { text: string; values: unknown[] }
}

/** What one event adds to one row of sums. */
export type Contribution = { readonly to: RollUp; readonly row: SummedRow }

/** Declares a table of sums. Its key is the primary key of the table. */
export const rollUp = <T extends PgTable>(table: T, { sums, kept = [], of }: Terms<SumOf<T>>): RollUp<T> => {
  const { name, primaryKeys } = getTableConfig(table)
  const columns: Record<string, PgColumn> = getColumns(table)
  const named = Object.entries(columns)
  const unique = primaryKeys[0]?.columns.map(one => one.name) ?? []
  const key = named.filter(([, column]) => unique.includes(column.name)).map(([code]) => code)
  const day = named.find(([code, column]) => key.includes(code) && column.getSQLType() === 'date')?.[1]
  if (!day) throw new Error(`${name} has no day in its key`)
  const list = (of: (column: string, type: string) => string) => named.map(([, one]) => of(one.name, one.getSQLType())).join(', ')
  const more = sums.map(one => columns[one]?.name).map(one => `${one} = ${name}.${one} + excluded.${one}`)
  const upsert = `on conflict (${unique.join(', ')}) do update set ${more.join(', ')}`
  // In the order of the key, so that two writers never wait for each other in a circle.
  const add = (account: string, joined = account) => `insert into ${name} (${list(one => one)})
    select ${list(one => (one === 'group_id' ? account : `added.${one}`))}
    from json_to_recordset($1) as added(${list((one, type) => `${one} ${type}`)})
    ${of ? `join ${of.table} kept on kept.group_id = ${joined} and kept.id = added.${of.column}` : ''}
    order by ${unique.map(one => `added.${one}`).join(', ')} ${upsert}`
  const json = (rows: readonly SummedRow[]) =>
    JSON.stringify(rows.map(row => Object.fromEntries(named.map(([code, { name: column }]) => [column, row[code] ?? 0]))))
  const ordered = unique.map(name => named.find(([, one]) => one.name === name)?.[0] ?? name)
  const placeOf = (row: SummedRow) => ordered.map(code => String(row[code])).join('\u0001')
  const valuesOf = (rows: readonly SummedRow[]) => {
    const sorted = rows.map(row => ({ row, at: placeOf(row) })).sort((a, b) => (a.at < b.at ? -1 : 1))
    const columns = named.map(([, one]) => one.name)
    const { text, values } = insertValues(
      name,
      columns,
      sorted.map(({ row }) => named.map(([code]) => row[code] ?? 0)),
    )
    return { text: `${text} ${upsert}`, values }
  }
  const statements = { valuesOf, sql: add('added.group_id'), sqlOfAccount: add(of ? 'kept.group_id' : '$2::uuid', '$2::uuid') }
  return { table, name, key, day, sums, rebuilt: sums.filter(one => !kept.includes(one)), ...statements, json }
}

/** What an event adds to a table of sums: its key, and the sums that are not 0. */
export const contribute = <T extends PgTable>(to: RollUp<T>, row: InferInsertModel<T>): Contribution => ({ to, row: { ...row } })

/** Contributions with those of one key together, by table. */
export const sumUp = (contributions: Iterable<Contribution>): ReadonlyMap<RollUp, readonly SummedRow[]> => {
  const tables = new Map<RollUp, Map<string, Record<string, unknown>>>()
  for (const { to, row } of contributions) {
    const rows = tables.get(to) ?? new Map<string, Record<string, unknown>>()
    tables.set(to, rows)
    const id = to.key.map(one => row[one]).join('\u0001')
    const sum = rows.get(id)
    if (!sum) rows.set(id, { ...row })
    else for (const one of to.sums) sum[one] = numberIn(sum, one) + numberIn(row, one)
  }
  return new Map([...tables].map(([to, rows]) => [to, [...rows.values()]]))
}

const numberIn = (row: SummedRow, name: string): number => Number(row[name] ?? 0)
const atOnce = 5000

/** Adds contributions to their tables in the caller's transaction: a statement a table, account and 5,000 rows, always in the same order of tables. */
export const addSums = async (client: Client, contributions: Iterable<Contribution>): Promise<void> => {
  const tables = [...sumUp(contributions)].sort(([a], [b]) => (a.name < b.name ? -1 : 1))
  const sent: Promise<unknown>[] = []
  for (const [to, rows] of tables)
    for (const [account, own] of Map.groupBy(rows, row => row.GroupId))
      for (let at = 0; at < own.length; at += atOnce) {
        const some = own.slice(at, at + atOnce)
        const { text, values } = wantsValues(client, some.length)
          ? to.valuesOf(some)
          : { text: to.sqlOfAccount, values: [to.json(some), account] }
        sent.push(client.query(text, values))
      }
  await allAnswered(sent)
}

/** Fractions are added in any order: what differs by less is equal. */
const exact = 1e-6

/** What a change adds: what is told after it less what was told before it; nothing where both say the same. */
export const differ = (before: Iterable<Contribution>, after: Iterable<Contribution>): Contribution[] => {
  const both = sumUp([...[...before].map(less), ...after])
  return [...both].flatMap(([to, rows]) =>
    rows.filter(row => to.sums.some(one => Math.abs(numberIn(row, one)) > exact)).map(row => ({ to, row })),
  )
}

const less = ({ to, row }: Contribution): Contribution => ({
  to,
  row: { ...row, ...Object.fromEntries(to.sums.map(one => [one, -numberIn(row, one)])) },
})
