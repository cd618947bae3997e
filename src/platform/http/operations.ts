import { createHash, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serverVersion } from '../db/fixes.ts'
import type { Services } from '../services.ts'
import { gauge, metrics } from './metrics.ts'
import type { Part } from './server.ts'

/** A check that has no answer by then has failed: whoever asks (a balancer) waits no longer either. */
const patience = 3000
const leastFree = 200 * 1024 * 1024
const oldest = 300

/**
 * `/health` (alive), `/ready` (database, events, age of the queue, disk; 503 when one is not; `outdated` where PostgreSQL lacks fixes) and
 * `/metrics` (Prometheus; with its token, or from this machine).
 */
export const operations = (services: Services): Part => ({
  name: 'operations',
  routes: ['/health', '/ready', '/metrics'],
  add: (app: FastifyInstance) => {
    const { jobs } = services
    gauge('lintel_jobs_waiting', 'Jobs that wait', () => figure(jobs.state().then(({ waiting }) => waiting)))
    gauge('lintel_jobs_dead', 'Jobs that were given up', () => figure(jobs.state().then(({ dead }) => dead)))
    app.get('/health', async () => ({ alive: true }))
    app.get('/metrics', async (request, reply) => {
      if (!mayMeasure(request, services.config.metricsToken)) return reply.callNotFound()
      return reply.type(metrics.contentType).send(await metrics.metrics())
    })
    app.get('/ready', async (_request, reply) => {
      const { database, ...checks } = await checksOf(services)
      const ready = [database, ...Object.values(checks)].every(Boolean)
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          ready,
          database: database && database.version,
          ...(database && database.lacking && { outdated: database.lacking }),
          ...checks,
        })
    })
  },
})

/** Figures are for who has the token, and for this machine itself: not for what a proxy on it passes on. */
const mayMeasure = ({ headers, socket }: FastifyRequest, token: string | undefined): boolean => {
  if (token && sameText(headers.authorization ?? '', `Bearer ${token}`)) return true
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(name => headers[name] !== undefined)
  return !forwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}
const sameText = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map(text => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

const checksOf = async ({ db, events, jobs, config }: Services) => {
  const [database, queue, disk] = await Promise.all([
    within(serverVersion(db.app)).catch(() => false as const),
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
