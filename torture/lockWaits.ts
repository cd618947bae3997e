import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { withClient } from '../src/platform/db/client.ts'

/** The longest wait for a lock of a table that was seen, in ms, and what held it or waited for it before. */
export type LockWait = { readonly ms: number; readonly waits: string; readonly blocks: string }

/** Looks 20 times a second which statements of servers wait for a lock of a table, until it is stopped. What migrates waits as well, and is not counted. */
export const watchLockWaits = (owner: pg.PoolConfig) => {
  let longest: LockWait = { ms: 0, waits: '', blocks: '' }
  let stopped = false
  const watching = withClient(owner, async client => {
    while (!stopped) {
      const { rows } = await client.query<LockWait>(
        `select (extract(epoch from clock_timestamp() - l.waitstart) * 1000)::int as ms, left(w.query, 200) as waits, left(b.query, 200) as blocks
         from pg_locks l join pg_stat_activity w on w.pid = l.pid left join pg_stat_activity b on b.pid = (pg_blocking_pids(l.pid))[1]
         where not l.granted and l.locktype = 'relation' and w.usename like 'lintel\\_%' and w.datname = current_database() order by 1 desc limit 1`,
      )
      if (rows[0] && rows[0].ms > longest.ms) longest = rows[0]
      await sleep(50)
    }
  })
  return {
    stop: async (): Promise<LockWait> => {
      stopped = true
      await watching
      return longest
    },
  }
}
