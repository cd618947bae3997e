import type { FileStore } from '../../../platform/files/fileStore.ts'
import { smallKeys } from './small.server.ts'

type Client = { query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }> }
type Unused = { id: string; key: string }

/** Tables that cannot name a file, though they may be long; every other one is read, also those that come later. */
const nameless = [
  'attempt',
  'audit',
  'click_day',
  'feedback_day',
  'feedback_term_day',
  'feedback_term_month',
  'feedback_topic_day',
  'feedback_total',
  'idempotency',
  'pin_day',
  'renewal',
  'reset_link',
  'scan',
  'scan_day',
  'session',
  'stored_file',
]
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/**
 * Files older than the grace whose id stands in no row of any table, nor in what the audit has kept of a save within the grace: a logo
 * that was replaced yesterday was named by yesterday's save. Reads each table once.
 */
export const unusedFiles = async (client: Client, graceDays: number): Promise<Unused[]> => {
  await client.query(`set local statement_timeout = '240s'`)
  const old = await client.query<Unused>(
    `select id, group_id || '/' || id as key from stored_file where created_date < now() - make_interval(days => $1)`,
    [graceDays],
  )
  const left = new Map(old.rows.map(row => [row.id, row]))
  const forget = async (from: string, values: readonly unknown[] = []) => {
    if (left.size === 0) return
    const { rows } = await client.query<{ id: string }>(
      `select distinct m[1] as id from ${from}, regexp_matches(t::text, '${uuid}', 'g') m where m[1] = any($1)`,
      [[...left.keys()], ...values],
    )
    for (const { id } of rows) left.delete(id)
  }
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> all($1) order by 1`,
    [nameless],
  )
  for (const { name } of tables) await forget(`${name} t`)
  // The row that tells of the upload itself does not keep the file.
  await forget(`(select before, after from audit where object <> 'stored_file' and at > now() - make_interval(days => $2)) t`, [graceDays])
  return [...left.values()]
}

/** Removes a file with its smaller forms. */
export const clearKeys = async (files: FileStore, key: string): Promise<void> => {
  for (const one of [key, ...smallKeys(key)]) await files.remove(one)
}
