import type { Database } from './database.ts'
import { isPlacedByAccount } from './placement.ts'

/** Rows that one transaction deletes: few enough to hold no lock for long. */
const BATCH = 1000

/** Which rows of a table are over: a condition, whose values are `$1` and so on. */
export type SweptRows = { readonly table: string; readonly where: string; readonly values?: readonly unknown[] }

/**
 * Deletes the rows that are over, some at a time, each time in a transaction of its own, so that a sweep of millions keeps nobody waiting, and one that is killed has done its part. Rows of accounts
 * are deleted account by account, each on its node, and have an `id`. Gives how many went.
 */
export const sweepRows = async (db: Pick<Database, 'asSystem'>, reason: string, swept: SweptRows, batch = BATCH): Promise<number> => {
  if (!isPlacedByAccount(swept.table)) return sweepAll(db, reason, swept, batch)
  const groups = await db.asSystem(`accounts of a ${reason}`, async (_tx, client) => {
    const { rows } = await client.query<{ group: string }>(`select distinct group_id as "group" from ${swept.table} where ${swept.where}`, [
      ...(swept.values ?? []),
    ])
    return rows
  })
  let gone = 0
  for (const { group } of groups) {
    const values = [...(swept.values ?? []), group]
    gone += await sweepAll(db, reason, { ...swept, where: `group_id = $${values.length} and ${swept.where}`, values }, batch)
  }
  return gone
}

const sweepAll = async (
  db: Pick<Database, 'asSystem'>,
  reason: string,
  { table, where, values = [] }: SweptRows,
  batch: number,
): Promise<number> => {
  const row = isPlacedByAccount(table) ? 'id' : 'ctid' // a cluster deletes no rows of its nodes by their place
  const statement = `delete from ${table} where ${where} and ${row} in (select ${row} from ${table} where ${where} limit ${batch})`
  let gone = 0
  for (let deleted = batch; deleted === batch; gone += deleted)
    deleted = await db.asSystem(reason, async (_tx, client) => (await client.query(statement, [...values])).rowCount ?? 0)
  return gone
}
