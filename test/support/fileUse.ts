import type pg from 'pg'
import { expect } from 'vitest'

/** Tables that name files without using them: the kit's own, and what tells of the past. */
const besides = ['audit', 'file_use', 'idempotency', 'stored_file', 'upload']
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Every stored file that some row of some table names in whatever column, without a row in `file_use` that says so: by table. */
export const unnotedFiles = async (client: Pick<pg.Client, 'query'>): Promise<{ table: string; id: string }[]> => {
  const { rowCount } = await client.query('select from stored_file limit 1')
  if (!rowCount) return []
  const { rows: tables } = await client.query<{ name: string; own: boolean }>(
    `select relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'group_id' and attnotnull) as own from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> all($1) order by 1`,
    [besides],
  )
  const found = []
  for (const { name, own } of tables) {
    const { rows } = await client.query<{ id: string }>(
      `select distinct f.id from ${name} t cross join lateral regexp_matches(t::text, '${uuid}', 'g') m join stored_file f on f.id = m[1]::uuid ${own ? 'and f.group_id = t.group_id' : ''}
       where not exists (select from file_use u where (u.group_id, u.file_id) = (f.group_id, f.id) and u.table_name = $1 and u.ended_date is null)`,
      [name],
    )
    found.push(...rows.map(({ id }) => ({ table: name, id })))
  }
  return found
}

/** At the end of a test file: no row names a file whose use is not noted, so that the nightly job deletes none that is used. */
export const requireNotedFiles = async (client: Pick<pg.Client, 'query'>): Promise<void> => {
  expect(await unnotedFiles(client), `a write of a file that noteFiles was not told of, or a column that is not in "files"`).toEqual([])
}
