import type pg from 'pg'
import { openAuditMonths } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { daysAfter } from '../../platform/demo/moments.ts'
import type { DemoCopy, DemoFigures, DemoSite } from '../../platform/demo/part.ts'
import type { Services } from '../../platform/services.ts'
import { demoParts } from './parts.ts'

export type WorldPlan = {
  copies: readonly DemoCopy[]
  PasswordHash: string
  /** End of the two years; usually the last full hour. */
  to: Date
  /** Called after each step; an error it throws undoes everything. */
  onProgress?: ((figures: DemoFigures) => void) | undefined
}

const firstSeed = 42

/** Starts work that makes accounts: one process at a time, without limits of time, in one transaction that leaves nothing if it breaks. */
export const asMaker = <T>({ db }: Pick<Services, 'db'>, work: (tx: Tx, client: pg.PoolClient) => Promise<T>): Promise<T> =>
  db.asSystem('demo world', async (tx, client) => {
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_xact_lock(4714)')
    return work(tx, client)
  })

/** Writes the copies of a plan into the transaction, each part after the other. The same plan gives the same figures; only ids and secrets differ. */
export const makeWorld = async (
  tx: Tx,
  client: pg.PoolClient,
  site: DemoSite,
  { copies, PasswordHash, to, onProgress }: WorldPlan,
): Promise<DemoFigures> => {
  const figures: Record<string, number> = {}
  const count = (more: DemoFigures) => {
    for (const [noun, n] of Object.entries(more)) figures[noun] = (figures[noun] ?? 0) + n
    onProgress?.({ ...figures })
  }
  for (const copy of copies) {
    const seed = firstSeed + copy.number - 1
    const making = { tx, client, site, copy, PasswordHash, from: daysAfter(to, -730), to, seed, count }
    for (const part of demoParts) await part.make(making)
  }
  return figures
}

/** Figures in words: `2 accounts, 12 buildings and 1 answer`. */
export const describeFigures = (figures: DemoFigures): string => {
  const parts = Object.entries(figures).map(([noun, n]) => `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : 's'}`)
  return new Intl.ListFormat('en-GB').format(parts)
}

/** Months of the audit for the rows of the past, and fresh statistics for the planner; PostgreSQL would get round to both within a day. */
export const analyse = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await openAuditMonths(db.system)
  const { rows } = await db.system.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  // A transaction each: a cluster refuses, in one, tables of all accounts after tables by account.
  for (const { name } of rows)
    await db.asSystem('demo world', async (_tx, client) => {
      await client.query('set local statement_timeout = 0')
      await client.query(`analyze ${name}`)
    })
}

/** The last full hour. */
export const lastHour = (now = new Date()): Date => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
