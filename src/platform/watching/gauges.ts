import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import { makeRegistry } from '../../core/registry.ts'
import type { Services } from '../services.ts'
import { gauge, gaugeBy } from './metrics.ts'
import { readMails, readTexts } from './outbox.ts'
import { recently, withinPatience } from './patience.ts'

/** Milliseconds for which a figure of the whole installation is good: several scrapes in a row ask the database once. */
const FRESH = 10_000

/** The figure that says which nodes of a cluster are away. */
export const NODE_AWAY = 'lintel_node_away'

/** Figures that features add to those of a process, by `gauge` and `gaugeBy`. */
export const featureGauges = makeRegistry<(services: Services) => void>()

/** What a process tells at `/metrics` beside its calls and jobs: the queue, the outbox, its pools, its disk. */
export const addGauges = (services: Services): void => {
  const { db, jobs, events, config } = services
  const queues = recently(FRESH, jobs.queues)
  const mails = recently(FRESH, () => readMails(db.system))
  const isWhole = async () => (await db.nodes()).every(one => !one.away)
  const texts = recently(FRESH, async () => ((await isWhole()) ? readTexts(db.system) : {}))
  const { app, people, system, counting } = db
  const pools = Object.entries({ app, people, system, counting })
  const ofPools = (read: (pool: pg.Pool) => number) => () => pools.map(([name, pool]) => [name, read(pool)] as const)

  gauge('lintel_jobs_waiting', 'Jobs that wait', () => figure(jobs.state().then(({ waiting }) => waiting)))
  gauge('lintel_jobs_dead', 'Jobs that were given up', () => figure(jobs.state().then(({ dead }) => dead)))
  gaugeBy('lintel_queue_waiting', 'Jobs of each queue that wait', 'queue', async () => (await queues()).map(one => [one.job, one.waiting]))
  gaugeBy('lintel_queue_failed', 'Jobs of each queue that were given up', 'queue', async () =>
    (await queues()).map(one => [one.job, one.failed]),
  )
  gaugeBy('lintel_queue_oldest_seconds', 'For how long the oldest job of each queue could have been done', 'queue', async () =>
    (await queues()).map(one => [one.job, one.oldestSeconds]),
  )
  gaugeBy('lintel_mails', 'Mails of the last 24 hours, by their state', 'state', async () => Object.entries(await mails()))
  gaugeBy('lintel_texts', 'Text messages of the last 24 hours, by their state', 'state', async () => Object.entries(await texts()))
  gaugeBy(
    'lintel_pool_used',
    'Connections of each pool that work now',
    'pool',
    ofPools(pool => pool.totalCount - pool.idleCount),
  )
  gaugeBy(
    'lintel_pool_open',
    'Connections of each pool',
    'pool',
    ofPools(pool => pool.totalCount),
  )
  gaugeBy(
    'lintel_pool_waiting',
    'Work that waits for a connection of each pool',
    'pool',
    ofPools(pool => pool.waitingCount),
  )
  gaugeBy(NODE_AWAY, 'Nodes of the cluster: 1 where one does not answer the coordinator, else 0', 'node', async () =>
    (await db.nodes()).map(({ place, away }) => [place, Number(away)]),
  )
  gauge('lintel_events_connected', 'Whether events of other processes are heard: 1 or 0', () => Number(events.connected))
  gauge('lintel_disk_free_bytes', 'Room left where DATA_DIR lies', () => freeBytes(config.dataDir).then(free => free ?? Number.NaN))
  for (const add of featureGauges.all()) add(services)
}

/** Bytes left on the disk of a folder; null where the folder is not there: nothing is kept on it. */
export const freeBytes = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )

/** A figure that is NaN while it cannot be read, so that the others are told. */
export const figure = (reading: Promise<number>): Promise<number> => withinPatience(reading).catch(() => Number.NaN)
