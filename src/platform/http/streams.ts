import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../core/problem.ts'
import { EVENTS_AGE_HEADER, EVENTS_PATH, LAST_EVENT_HEADER, TOKEN_HEADER } from '../../core/wire.ts'
import { hashOf, over } from '../gate/gate.ts'
import { type Identify, type Look, membershipIn } from '../gate/identity.ts'
import type { Services } from '../services.ts'
import { gauge } from '../watching/metrics.ts'
import { type Outlet, openStreams } from './openStreams.ts'
import { type Part, refuse } from './server.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Streams of a process; the next one is refused. */
const MOST = 4000
/** Bytes that may wait for a reader before its stream ends. */
const MOST_UNREAD = 256 * 1024

/** Server-sent events of one account: `/csm-events?gId=…`, read by fetch with the token in its header. For users and PINs. */
export const streams = (services: Services, identify: Identify, look: Look): Part => ({
  name: 'streams',
  routes: [EVENTS_PATH],
  add: (app: FastifyInstance) => {
    const open = openStreams(services, look)
    gauge('lintel_streams_open', 'Event streams of browsers', () => open.count)
    app.addHook('preClose', async () => open.close())
    app.get<{ Querystring: { gId?: unknown } }>(EVENTS_PATH, async (request, reply) => {
      try {
        const token = request.headers[TOKEN_HEADER]
        const tokenHash = typeof token === 'string' ? hashOf(token) : ''
        const identity = tokenHash ? await identify(tokenHash) : null
        if (!identity) throw tokenHash ? await over(look, tokenHash) : new Refusal('usr.aut.utm')
        if (identity.Kind === 'Anonymous' || identity.Kind === 'Print') throw new Refusal('usr.aut.npm')
        const { gId: group } = request.query
        if (typeof group !== 'string' || !uuid.test(group) || !membershipIn(identity, group)) throw new Refusal('sys.obj.nof')
        if (open.count >= MOST) throw new Refusal('sys.srv.una')
        const { start, end } = await open.open({
          tokenHash,
          group,
          identity,
          after: lastHeard(request.headers[LAST_EVENT_HEADER]),
          age: ageOf(request.headers[EVENTS_AGE_HEADER]),
          ...outletOf(reply.raw),
        })
        reply.hijack()
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        reply.raw.write(':open\n\n')
        if (reply.raw.destroyed) end()
        else reply.raw.once('close', end)
        start()
      } catch (error) {
        refuse(request, reply, error)
      }
      return reply
    })
  },
})

const lastHeard = (sent: string | string[] | undefined): string | undefined =>
  typeof sent === 'string' && uuid.test(sent) ? sent : undefined

const ageOf = (sent: string | string[] | undefined): number => (typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : 0)

const outletOf = (raw: ServerResponse): Outlet => ({
  write: text => {
    if (raw.headersSent && !raw.writableEnded) raw.write(text)
    return raw.writableLength <= MOST_UNREAD
  },
  // Whoever does not read the end is cut off.
  end: () => {
    if (raw.headersSent) raw.end()
    setTimeout(() => raw.destroy(), 1000).unref()
  },
})
