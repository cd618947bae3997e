import type pg from 'pg'
import { accountsName } from '../db/tenants.ts'
import { AccountRefused } from './accountRefused.ts'
import { type AccountTable, accountParts, partOf, peopleOfAccounts } from './parts.ts'

/** Tables of the platform that an export leaves out, each with its reason. */
const leftOutHere: Readonly<Record<string, string>> = {
  mail: 'mails hold links that are good once; what was done by them stands in the history',
  task: 'long work that somebody waited for, and files made for them: both can be started again',
  upload: 'files that are still on their way; they begin again',
}

/** Tables with rows of accounts that an export leaves out, each with its reason. Every other one is exported, also one that comes later. */
export const findLeftOut = (): Readonly<Record<string, string>> => {
  peopleOfAccounts()
  const said = accountParts.all().flatMap(({ table, leftOut }) => (leftOut === undefined ? [] : [[table, leftOut] as const]))
  return { ...leftOutHere, ...Object.fromEntries(said) }
}

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Every table with rows of accounts, by the catalogue: what has a column named `group_id` (or ending so), and the account's own row. Sorted so that
 * a table stands after those that its foreign keys point to. Columns that the database makes itself are not among its columns.
 */
export const readAccountTables = async (client: Client): Promise<AccountTable[]> => {
  const { rows } = await client.query<AccountTable & { above: string[] }>(
    `select c.relname as name, k.attname as key,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull) order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as above
    from pg_class c join pg_attribute k on k.attrelid = c.oid and k.attnum > 0 and not k.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      and (k.attname like '%group_id' or c.relname = $1 and k.attname = 'id')
    order by c.relname`,
    [accountsName()],
  )
  const sorted: AccountTable[] = []
  const waiting = new Map(rows.map(row => [row.name, row]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ above }) => !above.some(name => waiting.has(name)))
    if (ready.length === 0) throw new Error(`the tables ${[...waiting.keys()].join(', ')} point to each other in a circle`)
    for (const { name, key, columns } of ready) {
      waiting.delete(name)
      sorted.push({ name, key, columns: columns.filter(column => !partOf(name)?.ofInstallation?.includes(column.name)) })
    }
  }
  return sorted
}

/** Enters a whole account, for what takes as long as it takes; on a cluster, one node after the other, so that it may write what every node has. */
export const enterAccount = async (client: Client, GroupId: string): Promise<void> => {
  await client.query(
    `select set_config('app.group_id', $1, true), set_config('statement_timeout', '1h', true),
    set_config('idle_in_transaction_session_timeout', '1h', true), set_config('timezone', 'UTC', true), set_config('citus.multi_shard_modify_mode', 'sequential', true)`,
    [GroupId],
  )
}

/** People of an account: those to whom a row of it gives a place. */
export const readPeople = async (client: Client, GroupId: string): Promise<string[]> => {
  const found = new Set<string>()
  for (const { table, givesPlaceTo } of accountParts.all()) {
    if (givesPlaceTo === undefined) continue
    const person = quoteName(givesPlaceTo)
    const { rows } = await client.query<{ id: string }>(
      `select ${person} as id from ${quoteName(table)} where group_id = $1 and ${person} is not null`,
      [GroupId],
    )
    for (const { id } of rows) found.add(id)
  }
  return [...found].toSorted()
}

/** Those of some people who have a place in another account too, or stay without any. */
export const findStaying = async (client: Client, GroupId: string, people: readonly string[]): Promise<string[]> => {
  const staying = new Set(await peopleOfAccounts().findStaying(client, people))
  for (const { table, givesPlaceTo } of accountParts.all()) {
    if (givesPlaceTo === undefined) continue
    const person = quoteName(givesPlaceTo)
    const { rows } = await client.query<{ id: string }>(
      `select ${person} as id from ${quoteName(table)} where ${person} = any($2) and group_id <> $1`,
      [GroupId, people],
    )
    for (const { id } of rows) staying.add(id)
  }
  return [...staying]
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A list of ids as SQL, for statements that take no values. */
export const idsAsSql = (ids: readonly string[]): string => {
  if (!ids.every(id => uuid.test(id))) throw new AccountRefused('An id in it is none.')
  return `array[${ids.map(id => `'${id}'`).join(', ')}]::uuid[]`
}

/** A name of a table or column, as the catalogue has it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`
