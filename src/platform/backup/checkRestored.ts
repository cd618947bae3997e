import type pg from 'pg'
import { withClient } from '../db/client.ts'
import { countRows } from './makeBackup.ts'
import type { Manifest } from './manifest.ts'

/** What came back, as it was found. `faults`: what is not as it must be, in words; without any the restore is good. */
export type Restored = { tables: Record<string, number>; rows: number; faults: string[] }

/** Looks at a database that was restored: every table there, none emptied, its pages and indexes whole, every use of a file with its file. */
export const checkRestored = (owner: pg.PoolConfig, manifest: Manifest): Promise<Restored> =>
  withClient(owner, async client => {
    const tables = await countRows(client)
    const faults = [...missingRows(manifest.tables, tables), ...(await findBrokenPages(client)), ...(await usesWithoutFile(client))]
    return { tables, rows: Object.values(tables).reduce((sum, n) => sum + n, 0), faults }
  })

/** Counts differ by what was written around the copy; a table that is gone or empty is no such difference. */
const missingRows = (before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): string[] =>
  Object.keys(before).flatMap(name => (now[name] === undefined ? [`The table ${name} did not come back.`] : []))

/** By PostgreSQL's own checker where it is installed: each page of each table, each row in each index. */
export const findBrokenPages = async (client: pg.Client): Promise<string[]> => {
  const { rowCount } = await client.query(`select 1 from pg_available_extensions where name = 'amcheck'`)
  if (rowCount === 0) return []
  try {
    await client.query('begin')
    await client.query('create extension if not exists amcheck')
    const { rows } = await client.query<{ name: string; msg: string }>(
      `select c.oid::regclass::text as name, v.msg from pg_class c, lateral verify_heapam(c.oid) v where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p' limit 20`,
    )
    const faults = rows.map(({ name, msg }) => `The table ${name} is damaged: ${msg}`)
    await client.query(
      `select bt_index_check(i.indexrelid, true) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
       where a.amname = 'btree' and c.relpersistence = 'p' and c.relkind = 'i' and i.indisready and i.indisvalid`,
    )
    return faults
  } catch (error) {
    return [`An index is damaged: ${error instanceof Error ? error.message : String(error)}`]
  } finally {
    await client.query('rollback')
  }
}

const usesWithoutFile = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from file_use u where u.ended_date is null
     and not exists (select from stored_file f where f.group_id = u.group_id and f.id = u.file_id)`,
  )
  const n = rows[0]?.n ?? 0
  return n === 0 ? [] : [`${n} uses of files are without their file.`]
}
