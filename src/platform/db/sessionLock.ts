import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Waits for an advisory lock, which the session then holds until it ends. It asks again and again instead of waiting within a statement: that has a snapshot, and
 * whoever holds the lock could not build an index concurrently, which waits for all older snapshots.
 */
export const holdSessionLock = async (client: pg.Client, key: number): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key])
    if (rows[0]?.held) return
    await sleep(100)
  }
}
