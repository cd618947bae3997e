import type pg from 'pg'

/**
 * On a cluster an `insert … select` waits for every shard of its table: it holds up the visitors of all accounts while one shard moves or is split. Rows
 * that are given as `values` wait for their own shard alone. Where nothing is spread, the former is one text for any number of rows.
 */
const spread = Symbol('spread')

/** The most rows that are given as `values`. */
export const MOST_VALUES = 50

/** Says of the connections that a pool opens from then on that their database is spread over nodes. */
export const markSpread = (pool: pg.Pool): void => void pool.on('connect', client => void Reflect.set(client, spread, true))

/** Whether the rows of one account are to be given as `values` over a connection. */
export const wantsValues = (client: unknown, rows: number): boolean =>
  rows <= MOST_VALUES && typeof client === 'object' && client !== null && Reflect.get(client, spread) === true

/** The beginning of a statement that adds rows, each a list of the columns' values. */
export const insertValues = (
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): { text: string; values: unknown[] } => {
  const lists = rows.map((row, i) => `(${row.map((_, at) => `$${i * columns.length + at + 1}`).join(', ')})`)
  return { text: `insert into ${table} (${columns.join(', ')}) values ${lists.join(', ')}`, values: rows.flatMap(row => row) }
}
