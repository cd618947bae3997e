import type pg from 'pg'
import type { GroupId } from '../../../core/ids.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import type { Doing } from '../../../platform/time/dueTypes.ts'
import { runAs } from '../../../platform/watching/work.ts'
import { type ScanRow, scanStaged } from './tables.ts'
import { addScansByAccount } from './writeScans.server.ts'

export type Staging = {
  /** Resolves when the scans are committed on the coordinator; from then on they reach their accounts even if a process dies. */
  keep(scans: readonly ScanRow[]): Promise<void>
  /** Ends the moving; what is left is moved by another process. */
  close(): Promise<void>
}
type Db = Pick<Database, 'system' | 'requireNode' | 'asSystem' | 'withPeople'>
type Staged = typeof scanStaged.$inferSelect
type Moving = Doing<{ readonly db: Db }>

/** Scans wait so long for others to go with them, in ms. */
const together = 150
/** How long a batch waits that could not be moved, in ms. */
const later = 30_000

/**
 * Moves staged scans to their accounts, many batches in one commit of all nodes. Each server moves what it has kept; what others have left, and what
 * could not be moved, is found by the schedule.
 */
export const moveStaged = dueRows<typeof scanStaged, Moving['services']>({
  name: 'scans.move',
  table: scanStaged,
  due: scanStaged.DueDate,
  every: '* * * * *',
  work: (moving, staged) => moveScans(moving, staged),
  failed: (moving, staged) => putOff(moving, staged),
})

/** Scans on their way over the coordinator of a cluster: many batches are moved to their accounts in one commit of all nodes. */
export const openStaging = (db: Db): Staging => {
  const closing = new AbortController()
  let moving: Promise<void> | null = null
  let again = false
  let soon: NodeJS.Timeout | undefined
  const wake = (wait: number) => {
    if (!closing.signal.aborted) soon ??= setTimeout(run, wait).unref()
  }
  const run = () => {
    soon = undefined
    if (moving) {
      again = true // what was kept while the last look was under way
      return
    }
    moving = runAs({ name: 'scans.move', id: '' }, () => moveStaged.workOff({ db }, null, { signal: closing.signal }))
      .catch(() => {}) // the database is away: found by the schedule
      .finally(() => {
        moving = null
        if (again) wake(0)
        again = false
      })
  }
  wake(0)
  return {
    keep: async scans => {
      await stage(db.system, { GroupId: null, scans, due: new Date() })
      wake(together)
    },
    close: async () => {
      closing.abort()
      clearTimeout(soon)
      await moving
    },
  }
}

const stage = (
  client: Pick<pg.ClientBase, 'query'>,
  { GroupId, scans, due }: { GroupId: string | null; scans: readonly ScanRow[]; due: Date },
) =>
  client.query('insert into scan_staged (id, of_group_id, scans, due_date) values ($1, $2, $3, $4)', [
    uuidv7(),
    GroupId,
    JSON.stringify(scans),
    due,
  ])

/** Few connections a node, so that few prepare; a node that hangs keeps the scans of others back for three seconds. */
const moveScans = async ({ client, services: { db } }: Moving, staged: readonly Staged[]): Promise<void> => {
  await client.query('set local citus.max_adaptive_executor_pool_size = 1')
  await client.query("set local statement_timeout = '3s'")
  for (const account of accountsOf(staged)) await db.requireNode(account)
  await forget(client, staged)
  const scans: ScanRow[] = []
  for (const one of staged) scans.push(...(one.OfGroupId === null ? one.Scans : await inBuildings(client, one.OfGroupId, one.Scans)))
  if (scans.length > 0) await addScansByAccount(client, scans)
}

/** A batch of many accounts is kept account by account instead; what cannot be written of one account waits. */
const putOff = async ({ client, now }: Moving, staged: Staged): Promise<void> => {
  await forget(client, [staged])
  const { OfGroupId, Scans } = staged
  if (OfGroupId !== null) return void (await stage(client, { GroupId: OfGroupId, scans: Scans, due: new Date(now.getTime() + later) }))
  for (const [GroupId, scans] of Map.groupBy(Scans, one => one.GroupId)) await stage(client, { GroupId, scans, due: now })
}

const forget = (client: pg.PoolClient, staged: readonly Staged[]) =>
  client.query('delete from scan_staged where id = any($1)', [staged.map(one => one.id)])

/** Scans of a building that was deleted meanwhile go with it. */
const inBuildings = async (client: pg.PoolClient, GroupId: string, scans: readonly ScanRow[]): Promise<ScanRow[]> => {
  const { rows } = await client.query<{ id: string }>('select id from building where group_id = $1 and id = any($2)', [
    GroupId,
    scans.map(one => one.BuildingId),
  ])
  const there = new Set(rows.map(one => one.id))
  return scans.filter(one => there.has(one.BuildingId))
}

const accountsOf = (staged: readonly Staged[]): Set<GroupId> =>
  new Set(staged.flatMap(one => one.Scans.map(({ GroupId }) => GroupId as GroupId))) // as it was recorded
