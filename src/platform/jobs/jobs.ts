import type pg from 'pg'
import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss'
import { withClient } from '../db/client.ts'
import type { Services } from '../services.ts'
import { measureJob } from '../watching/metrics.ts'
import { runAs } from '../watching/work.ts'
import type { Job } from './job.ts'
import type { JobClient, Jobs, QueueState } from './queue.ts'
import { setQueueRights } from './queueRights.ts'

const deadQueue = 'dead'
// Half an hour of tries, never far from each other: what was away is used again within a minute of its return.
const tries = { retryLimit: 40, retryBackoff: true, retryDelay: 2, retryDelayMax: 45 }
// A job whose process has died is noticed after its heart has been silent, and taken over within half a minute.
const watch = { heartbeatSeconds: 15, superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }

/** Statements of the queue in a caller's transaction. */
const within = (client: JobClient) => {
  const executeSql = async (sql: string, values?: unknown[]) => ({ rows: (await client.query(sql, values)).rows })
  return { db: { executeSql } as never } // the same shape as pg-boss's own database port
}

/** Creates the queue's schema or brings it up to date: the system role works in it, the app role enqueues only. Run after the migrations. */
export const prepareJobs = async (owner: pg.PoolConfig): Promise<void> => {
  const boss = bossOver(owner, { migrate: true, supervise: false, schedule: false })
  try {
    await boss.start()
  } finally {
    await boss.stop({ graceful: false })
  }
  await withClient(owner, setQueueRights)
}

/** The queues of the given jobs over one prepared database, worked by the system role: its login, and its pool for looking at them. */
export const openJobs = async (login: pg.PoolConfig, system: pg.Pool, jobs: readonly Job<never>[]): Promise<Jobs<Services>> => {
  const { heartbeatSeconds, ...intervals } = watch
  const boss = bossOver(login, { migrate: false, reindex: false, useListenNotify: true, ...intervals })
  boss.on('error', () => {}) // a lost database is seen by /ready; the next poll reconnects
  await boss.start()
  await openQueues(boss, [
    { name: deadQueue },
    ...jobs.map(({ name, seconds, keyed }) => ({
      name,
      ...(keyed && { policy: 'exclusive' as const }),
      ...tries,
      expireInSeconds: seconds,
      heartbeatSeconds,
      deadLetter: deadQueue,
      notify: true,
    })),
  ])
  return {
    enqueue: async (client, { name }, ...data) => {
      if (data.length === 0) return
      const all = data.map(one => ({ data: one }))
      await boss.insert(name, all, within(client))
    },
    enqueueAt: (client, { name }, at, data) => boss.insert(name, [{ data, startAfter: at }], within(client)).then(() => undefined),
    enqueueOnce: async (client, { name }, keyed) => {
      if (keyed.length === 0) return
      const all = keyed.map(({ key, data }) => ({ data, singletonKey: key }))
      await boss.insert(name, all, within(client))
    },
    work: async services => {
      for (const one of jobs) {
        await workQueue(boss, services, one)
        if (one.every) await boss.schedule(one.name, one.every, null, { missed: 'once' })
      }
    },
    state: async () => {
      const { rows } = await system.query(
        `select count(*) filter (where state < 'active' and name <> $1)::int as waiting,
        count(*) filter (where name = $1 and state < 'active')::int as dead,
        coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and name <> $1 and start_after < now())), 0)::int as oldest
        from pgboss.job`,
        [deadQueue],
      )
      return { waiting: rows[0].waiting, dead: rows[0].dead, oldestSeconds: rows[0].oldest }
    },
    queues: () => readQueues(system),
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  }
}

/** Works one queue. Told of new jobs at once, a worker asks for old and repeated ones after 5 s; after each job it asks for the next at once. */
const workQueue = async (boss: PgBoss, services: Services, one: Job<never>): Promise<void> => {
  const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5, includeMetadata: true } as const
  const worker: string = await boss.work<object, void, typeof polling>(one.name, polling, async batch => {
    boss.notifyWorker(worker)
    for (const { id, data, retryCount, retryLimit } of batch) {
      const context = { services, attempt: retryCount + 1, last: retryCount >= retryLimit, jobId: id }
      await runAs({ name: one.name, id }, () => measureJob(one.name, () => one.run(context, data as never)))
    }
  })
}

/** Makes the queues that are missing, the first one first, and gives today's terms to those that have others; a policy stays as it was made. */
const openQueues = async (boss: PgBoss, queues: readonly Queue[]): Promise<void> => {
  const known = new Map((await boss.getQueues()).map(one => [one.name, one]))
  for (const { name, policy, ...options } of queues) {
    const terms = known.get(name)
    if (!terms) await boss.createQueue(name, { ...options, ...(policy && { policy }) })
    else if (Object.entries(options).some(([term, value]) => Reflect.get(terms, term) !== value)) await boss.updateQueue(name, options)
  }
}

type Reader = { query(sql: string): Promise<{ rows: QueueState[] }> }
/** Each queue in which jobs wait or were given up: these lie in the dead queue, under the name of their own. */
export const readQueues = async (system: Reader): Promise<QueueState[]> =>
  (
    await system.query(`
      select coalesce(source_name, name) as job,
        count(*) filter (where name <> '${deadQueue}')::int as waiting,
        count(*) filter (where name = '${deadQueue}')::int as failed,
        coalesce(extract(epoch from now() - min(start_after) filter (where name <> '${deadQueue}' and start_after < now())), 0)::int as "oldestSeconds"
      from pgboss.job where state < 'active' and not blocked group by 1 order by 1`)
  ).rows

const bossOver = (login: pg.PoolConfig, options: ConstructorOptions) =>
  new PgBoss({ ...(login as object), ...options, max: 4, application_name: 'lintel-jobs' })
