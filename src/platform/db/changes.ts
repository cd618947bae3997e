import { getTableName } from 'drizzle-orm'
import type { NodePgDatabase as Tx } from 'drizzle-orm/node-postgres'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { accountsName } from './tenants.ts'
import { declaredTables } from './tenantTable.ts'

type Query = (...asked: unknown[]) => Promise<unknown>
/** A connection that notes which counted tables its statements write, since `written` was emptied. */
export type WatchedClient = { client: pg.PoolClient; written: Set<string> }

/** What the transaction of a Tx has written so far. */
const writtenIn = new WeakMap<Tx, ReadonlySet<string>>()

/** The same connection, each statement of which is looked at before it is sent. */
export const watchWrites = (client: pg.PoolClient): WatchedClient => {
  const written = new Set<string>()
  const query = (...asked: unknown[]) => {
    for (const name of countedIn(textOf(asked[0]))) written.add(name)
    return Reflect.apply(client.query as Query, client, asked)
  }
  return { client: Object.assign(Object.create(client), { query }), written }
}

/** Says what tells of the writes of a Tx. */
export const noteWritten = (tx: Tx, written: ReadonlySet<string>): void => void writtenIn.set(tx, written)

/** Whether its transaction has written a counted table: what it reads of such tables is not yet true for anybody else. */
export const hasWritten = (tx: Tx): boolean => (writtenIn.get(tx)?.size ?? 0) > 0

/**
 * Raises the counters of the tables that a transaction has written, as its last statement: those of its account (`group`, or what it has
 * entered on its way), or, where it has entered none, of every account, as nobody knows whose rows they were. The names are sorted, so that two writers never wait in a circle.
 */
export const countChanges = async (client: pg.PoolClient, group: string | null, written: ReadonlySet<string>): Promise<void> => {
  const names = [...written].toSorted().map(name => `changes of ${name}`)
  const raise = 'on conflict (group_id, name) do update set value = group_counter.value + 1'
  if (group === null)
    await client.query(
      `insert into group_counter (group_id, name, value) select id, name, 1 from ${accountsName()}, unnest($1::text[]) name
       where id = coalesce(nullif(current_setting('app.group_id', true), '')::uuid, id) order by 1, 2 ${raise}`,
      [names],
    )
  else {
    const rows = names.map((_, i) => `($1, $${i + 2}, 1)`)
    await client.query(`insert into group_counter (group_id, name, value) values ${rows.join(', ')} ${raise}`, [group, ...names])
  }
}

/** Which counted tables a statement writes, those included from which rows go with the rows that it deletes. */
export const countedIn = (text: string): readonly string[] => {
  const before = known.get(text)
  if (before) return before
  const found = [...text.matchAll(writes)].flatMap(([, verb = '', name = '']) => {
    const tables = reachOf().get(name.toLowerCase()) ?? none
    return /^[dt]/i.test(verb) ? tables : tables.filter(one => one === name.toLowerCase())
  })
  if (known.size >= most) known.clear()
  known.set(text, found.length > 0 ? [...new Set(found)] : none)
  return known.get(text) ?? none
}

const writes =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|copy|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?public"?\s*\.\s*)?"?([a-z_]+)/gi
const known = new Map<string, readonly string[]>()
const most = 5000
const none: readonly string[] = []

let reach: { tables: number; of: ReadonlyMap<string, readonly string[]> } | undefined

/** By the name of a table: which counted tables a write of it may change, by its foreign keys that cascade. */
const reachOf = (): ReadonlyMap<string, readonly string[]> => {
  const tables = declaredTables()
  if (reach?.tables === tables.length) return reach.of
  const below = new Map<string, string[]>()
  for (const { name, table } of tables)
    for (const key of getTableConfig(table).foreignKeys)
      if (key.onDelete === 'cascade') {
        const above = getTableName(key.reference().foreignTable)
        below.set(above, [...(below.get(above) ?? []), name])
      }
  const counted = new Set(tables.filter(({ terms }) => terms.counted).map(({ name }) => name))
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(name)) {
      seen.add(name)
      for (const one of below.get(name) ?? []) reached(one, seen)
    }
    return seen
  }
  const of = new Map(tables.map(({ name }) => [name, [...reached(name)].filter(one => counted.has(one))]))
  known.clear()
  reach = { tables: tables.length, of }
  return of
}

/** The text of what a client is asked; none of what is no statement. */
export const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked
  const text: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'text') : undefined
  return typeof text === 'string' ? text : ''
}
