import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serverVersion } from '../db/fixes.ts'
import type { Services } from '../services.ts'
import { addGauges, freeBytes } from '../watching/gauges.ts'
import { metrics } from '../watching/metrics.ts'
import { withinPatience } from '../watching/patience.ts'
import type { Part } from './server.ts'

const leastFree = 200 * 1024 * 1024
const oldest = 300

/**
 * `/health` (alive), `/ready` (database, events, age of the queue, disk; 503 when one is not; `outdated` where PostgreSQL lacks fixes, `away` the nodes of
 * a cluster that do not answer: accounts on the others go on) and `/metrics` (Prometheus; with its token, or from this machine).
 */
export const operations = (services: Services): Part => ({
  name: 'operations',
  routes: ['/health', '/ready', '/metrics'],
  add: (app: FastifyInstance) => {
    addGauges(services)
    app.get('/health', async () => ({ alive: true }))
    app.get('/metrics', async (request, reply) => {
      if (!mayMeasure(request, services.config.metricsToken)) return reply.callNotFound()
      return reply.type(metrics.contentType).send(await metrics.metrics())
    })
    app.get('/ready', async (_request, reply) => {
      const [{ database, ...checks }, away] = await Promise.all([checksOf(services), awayOf(services)])
      const stopping = services.drain.begun
      const ready = !stopping && [database, ...Object.values(checks)].every(Boolean)
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          ready,
          database: database && database.version,
          ...(database && database.lacking && { outdated: database.lacking }),
          ...checks,
          ...(away.length > 0 && { away }),
          ...(stopping && { stopping }),
        })
    })
  },
})

const awayOf = async ({ db }: Services): Promise<string[]> =>
  (await db.nodes().catch(() => [])).filter(one => one.away).map(one => one.place)

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

/** What a process needs to work: the database with its version, events, a queue that moves, room on the disk. False or null: it is not there. */
export const checksOf = async ({ db, events, jobs, config }: Services) => {
  const [database, queue, disk] = await Promise.all([
    withinPatience(serverVersion(db.app)).catch(() => false as const),
    withinPatience(jobs.state().then(({ oldestSeconds }) => oldestSeconds < oldest)).catch(() => false),
    freeBytes(config.dataDir).then(free => free === null || free > leastFree),
  ])
  return { database, events: events.connected, queue, disk }
}
