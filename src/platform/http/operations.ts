import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { gauge, metrics } from './metrics.ts'
import type { Part } from './server.ts'

/** `/health` (alive), `/ready` (database, events, disk, age of the queue) and `/metrics`. */
export const operations = ({ db, events, jobs, config }: Services): Part => ({
  name: 'operations',
  routes: ['/health', '/ready', '/metrics'],
  add: (app: FastifyInstance) => {
    gauge('lintel_jobs_waiting', 'Jobs that wait', async () => (await jobs.state()).waiting)
    gauge('lintel_jobs_dead', 'Jobs that were given up', async () => (await jobs.state()).dead)
    app.get('/health', async () => ({ alive: true }))
    app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()))
    app.get('/ready', async (_request, reply) => {
      const checks = {
        database: await db.app.query('show server_version').then(
          ({ rows }) => String(rows[0]?.server_version),
          () => false,
        ),
        events: events.connected,
        queue: await jobs.state().then(
          ({ oldestSeconds }) => oldestSeconds < 300,
          () => false,
        ),
        disk: await statfs(config.dataDir).then(
          ({ bavail, bsize }) => bavail * bsize > 200 * 1024 * 1024,
          () => true,
        ),
      }
      const ready = Object.values(checks).every(Boolean)
      return reply.code(ready ? 200 : 503).send({ ready, ...checks })
    })
  },
})
