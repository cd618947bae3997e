import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { sweepRows } from '../db/sweepRows.ts'
import { job } from '../jobs/job.ts'
import { release } from '../release.ts'
import type { Services } from '../services.ts'
import { forgetMinute, waitingMinutes } from './minutes.ts'
import { readStanding } from './standing.ts'

/** Milliseconds between two writings: whoever looks sees what is at most so old. */
export const RECORD_EVERY = 15_000

type Recording = { readonly kind: 'server' | 'worker'; readonly every?: number }

/**
 * Writes, every 15 s, what this process has done in the minutes since, and how it stands. Whatever is wrong with it is nothing to the
 * process: minutes wait while the database is away. Returns how to end it, which writes once more.
 */
export const recordMinutes = ({ db, log }: Pick<Services, 'db' | 'log'>, { kind, every = RECORD_EVERY }: Recording) => {
  const run = { id: randomUUID(), host: `${hostname()}:${process.pid}`, started: new Date() }
  const write = async (stopped: Date | null) => {
    const standing = JSON.stringify(await readStanding())
    for (const waiting of waitingMinutes()) {
      const { Minute, sums } = waiting
      const row = [Minute, run.id, kind, run.host, release, run.started, new Date(), stopped, JSON.stringify(sums), standing]
      await db.counting.query({ name: 'process_minute', text: upsert, values: row })
      forgetMinute(waiting)
    }
  }
  // One after the other: what was taken earlier must not be written over what was taken later.
  let [last, busy] = [Promise.resolve(), false]
  const written = (stopped: Date | null = null) => {
    last = last
      .then(() => ((busy = true), write(stopped)))
      .catch((error: unknown) => log.warn({ error: String(error) }, 'the figures of this process were not written'))
      .finally(() => (busy = false))
    return last
  }
  const timer = setInterval(() => void (busy || written()), every).unref()
  void written()
  return async (): Promise<void> => {
    clearInterval(timer)
    await written(new Date())
  }
}

const upsert = `
  insert into process_minute (minute, process_id, kind, host, version, started_date, modified_date, stopped_date, sums, standing)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (minute, process_id) do update set modified_date = excluded.modified_date, stopped_date = excluded.stopped_date,
    sums = excluded.sums, standing = excluded.standing`

/** Keeps a day of it, and an hour. */
export const forgetMinutes = job(
  'operations.forgetMinutes',
  async ({ services: { db } }) =>
    void (await sweepRows(db, 'sweep of minutes', { table: 'process_minute', where: `minute < now() - interval '25 hours'` })),
  { every: '41 * * * *' },
)
