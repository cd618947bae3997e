import type { FastifyInstance } from 'fastify'
import { openGate } from '../platform/gate/gate.ts'
import { cacheIdentities } from '../platform/gate/identity.ts'
import { files } from '../platform/http/files.ts'
import { openapi } from '../platform/http/openapi.ts'
import { operations } from '../platform/http/operations.ts'
import { buildServer, type Part } from '../platform/http/server.ts'
import { streams } from '../platform/http/streams.ts'
import { release } from '../platform/release.ts'
import type { Services } from '../platform/services.ts'
import { identity, served } from './features.ts'

/** The whole HTTP server over its services. `parts`: the portal's pages and the scan side, where they are built. */
export const openHttp = async (services: Services, parts: readonly Part[] = []): Promise<FastifyInstance> => {
  const look = identity.lookAt(services.db)
  const known = cacheIdentities(identity.identify(services.db))
  const stop = services.events.on('session', ({ data }) => known.forget(typeof data === 'string' && data ? data : undefined))
  services.events.onGap(() => known.forget())
  const own = [
    operations(services),
    streams(services, known, look),
    files(services),
    openapi(
      served.map(one => one.call),
      { version: release, server: services.config.baseUrl },
    ),
  ]
  const app = await buildServer(services, { gate: openGate(services, known, look), served, parts: [...own, ...parts] })
  app.addHook('onClose', async () => stop())
  return app
}

/** What a worker serves where WORKER_PORT is set: its health and its figures, nothing else. */
export const openWorkerHttp = (services: Services): Promise<FastifyInstance> => {
  const look = identity.lookAt(services.db)
  return buildServer(services, {
    gate: openGate(services, identity.identify(services.db), look),
    served: [],
    parts: [operations(services)],
  })
}
