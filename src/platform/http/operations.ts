import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { gauge, metrics } from './metrics.ts'
import type { Part } from './server.ts'

/** A check that has no answer by then has failed: whoever asks (a balancer) waits no longer either. */
const patience = 3000
const leastFree = 200 * 1024 * 1024
const oldest = 300

/** `/health` (alive), `/ready` (database, events, age of the queue, disk; 503 when one is not) and `/metrics` (Prometheus). */
export const operations = (services: Services): Part => ({
  name: 'operations',
  routes: ['/health', '/ready', '/metrics'],
  add: (app: FastifyInstance) => {
    const { jobs } = services
    gauge('lintel_jobs_waiting', 'Jobs that wait', () => figure(jobs.state().then(({ waiting }) => waiting)))
    gauge('lintel_jobs_dead', 'Jobs that were given up', () => figure(jobs.state().then(({ dead }) => dead)))
    app.get('/health', async () => ({ alive: true }))
    app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()))
    app.get('/ready', async (_request, reply) => {
      const checks = await checksOf(services)
      const ready = Object.values(checks).every(Boolean)
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready, ...checks })
    })
  },
})

const checksOf = async ({ db, events, jobs, config }: Services) => {
  const [database, queue, disk] = await Promise.all([
    within(db.app.query('show server_version').then(({ rows }) => String(rows[0]?.server_version))).catch(() => false),
    within(jobs.state().then(({ oldestSeconds }) => oldestSeconds < oldest)).catch(() => false),
    statfs(config.dataDir).then(
      ({ bavail, bsize }) => bavail * bsize > leastFree,
      () => true, // nothing is kept there
    ),
  ])
  return { database, events: events.connected, queue, disk }
}

// A figure that cannot be read leaves the others to be told.
const figure = (reading: Promise<number>): Promise<number> => within(reading).catch(() => Number.NaN)

const within = <T>(work: Promise<T>): Promise<T> => {
  const late = sleep(patience, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer in time')))
  return Promise.race([work, late])
}
