import type pg from 'pg'
import type { GroupId } from '../../../core/ids.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { runAs } from '../../../platform/watching/work.ts'
import type { ScanRow } from './tables.ts'
import { addScansByAccount } from './writeScans.server.ts'

export type Staging = {
  /** Resolves when the scans are committed on the coordinator; from then on they reach their accounts even if a process dies. */
  keep(scans: readonly ScanRow[]): Promise<void>
  /** Ends the moving; what is left is moved by another server, or after the next start. */
  close(): Promise<void>
}
type Db = Pick<Database, 'system' | 'requireNode'>
type Staged = { id: string; GroupId: string | null; Scans: readonly ScanRow[] }

/** Scans wait so long for others to go with them, in ms; what others have left is looked for once in `looksEvery`. */
const together = 150
const looksEvery = 10_000
/** Batches that are moved at once, and how long one waits that could not be moved. */
const atOnce = 100
const later = '30 seconds'

/** Scans on their way over the coordinator of a cluster: many batches are moved to their accounts in one commit of all nodes. */
export const openStaging = (db: Db): Staging => {
  let moving: Promise<void> | null = null
  let [again, closed] = [false, false]
  let soon: NodeJS.Timeout | undefined
  const wake = (wait: number) => {
    if (!closed) soon ??= setTimeout(run, wait).unref()
  }
  const run = () => {
    soon = undefined
    if (moving) {
      again = true // what was kept while the last look was under way
      return
    }
    moving = runAs({ name: 'scans.move', id: '' }, () => moveAll(db, () => closed))
      .catch(() => {}) // the database is away: looked for again
      .finally(() => {
        moving = null
        if (again) wake(0)
        again = false
      })
  }
  const looking = setInterval(() => wake(0), looksEvery).unref()
  wake(0)
  return {
    keep: async scans => {
      const row = [uuidv7(), JSON.stringify(scans)]
      await db.system.query('insert into scan_staged (id, scans, due_date) values ($1, $2, clock_timestamp())', row)
      wake(together)
    },
    close: async () => {
      closed = true
      clearInterval(looking)
      clearTimeout(soon)
      await moving
    },
  }
}

const moveAll = async (db: Db, isOver: () => boolean): Promise<void> => {
  while (!isOver() && ((await moveMany(db)) || (await moveOne(db))));
}

/** Moves batches of many accounts; where one of their accounts cannot be written, all of them are kept account by account instead. */
const moveMany = async (db: Db): Promise<boolean> => {
  const many = await move(db, { of: 'of_group_id is null', most: atOnce })
  if (many.failed === undefined) return many.moved > 0
  await inTransaction(db, async client => {
    const scans = (await takeStaged(client, { of: 'of_group_id is null', most: atOnce })).flatMap(one => one.Scans)
    for (const [GroupId, own] of Map.groupBy(scans, one => one.GroupId))
      await client.query('insert into scan_staged (id, of_group_id, scans, due_date) values ($1, $2, $3, clock_timestamp())', [
        uuidv7(),
        GroupId,
        JSON.stringify(own),
      ])
  })
  return true
}

/** Moves what is kept of one account; what still cannot be written is tried again later. Scans of a building that was deleted meanwhile go with it. */
const moveOne = async (db: Db): Promise<boolean> => {
  const one = await move(db, { of: 'of_group_id is not null', most: 1, kept: inBuildings })
  if (one.failed === undefined) return one.moved > 0
  await inTransaction(db, async client => {
    const [staged] = await lockStaged(client, { of: 'of_group_id is not null', most: 1 })
    if (!staged) return
    await client.query('update scan_staged set due_date = clock_timestamp() + $2::interval where id = $1', [staged.id, later])
  })
  return true
}

const inBuildings = async (client: pg.PoolClient, { GroupId, Scans }: Staged): Promise<ScanRow[]> => {
  const { rows } = await client.query<{ id: string }>('select id from building where group_id = $1 and id = any($2)', [
    GroupId,
    Scans.map(one => one.BuildingId),
  ])
  const there = new Set(rows.map(one => one.id))
  return Scans.filter(one => there.has(one.BuildingId))
}

type Which = { of: string; most: number }
type Kept = (client: pg.PoolClient, staged: Staged) => Promise<readonly ScanRow[]>
const move = async (db: Db, { kept, ...which }: Which & { kept?: Kept }): Promise<{ moved: number; failed?: unknown }> => {
  try {
    const moved = await inTransaction(db, async client => {
      const staged = await takeStaged(client, which)
      for (const account of accountsOf(staged)) await db.requireNode(account)
      const scans: ScanRow[] = []
      for (const one of staged) scans.push(...(kept ? await kept(client, one) : one.Scans))
      if (scans.length > 0) await addScansByAccount(client, scans)
      return staged.length
    })
    return { moved }
  } catch (failed) {
    return { moved: 0, failed }
  }
}

const accountsOf = (staged: readonly Staged[]): Set<GroupId> =>
  new Set(staged.flatMap(one => one.Scans.map(({ GroupId }) => GroupId as GroupId))) // as it was recorded

/** Takes staged rows that no other server is moving; they are gone with the commit. */
const takeStaged = async (client: pg.PoolClient, which: Which): Promise<Staged[]> => {
  const rows = await lockStaged(client, which)
  if (rows.length > 0) await client.query('delete from scan_staged where id = any($1)', [rows.map(one => one.id)])
  return rows
}

const lockStaged = async (client: pg.PoolClient, { of, most }: Which): Promise<Staged[]> => {
  const { rows } = await client.query<Staged>(
    `select id, of_group_id as "GroupId", scans as "Scans" from scan_staged where due_date <= clock_timestamp() and ${of}
     order by due_date, id limit ${most} for update skip locked`,
  )
  return rows
}

/** A transaction of the cluster: what writes several nodes ends by `commit_mark`. Few connections a node, so that few prepare. */
const inTransaction = async <T>(db: Db, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await db.system.connect()
  let broken = false
  try {
    await client.query('begin /* staged scans go to their accounts */')
    await client.query('set local citus.max_adaptive_executor_pool_size = 1')
    await client.query("set local statement_timeout = '3s'") // a node that hangs keeps the scans of others back no longer
    const result = await work(client)
    await client.query('delete from commit_mark; commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}
