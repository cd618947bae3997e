import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../core/problem.ts'
import { TOKEN_HEADER } from '../../core/wire.ts'
import type { Message } from '../events/events.ts'
import { hashOf } from '../gate/gate.ts'
import { type Identify, membershipIn } from '../gate/identity.ts'
import type { Services } from '../services.ts'
import { type Part, refuse } from './server.ts'

const uuid = /^[0-9a-f-]{36}$/

/** Server-sent events of one account: `/csm-events?gId=…`, read by fetch with the token in its header. */
export const streams = ({ events }: Services, identify: Identify): Part => ({
  name: 'streams',
  routes: ['/csm-events'],
  add: (app: FastifyInstance) => {
    const open = new Set<() => void>()
    app.addHook('preClose', async () => {
      for (const end of open) end()
    })
    app.get<{ Querystring: { gId?: string } }>('/csm-events', async (request, reply) => {
      try {
        const token = request.headers[TOKEN_HEADER]
        const identity = typeof token === 'string' ? await identify(hashOf(token)) : null
        if (!identity) throw new Refusal(token ? 'usr.aut.iut' : 'usr.aut.utm')
        const group = request.query.gId ?? ''
        if (!uuid.test(group) || !membershipIn(identity, group)) throw new Refusal('sys.obj.nof')
        reply.hijack()
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        reply.raw.write(':open\n\n')
        const stop = events.on('browser', (message: Message) => {
          if (message.group !== group) return
          reply.raw.write(`event: ${message.channel}\ndata: ${JSON.stringify(message.data)}\n\n`)
        })
        const alive = setInterval(() => reply.raw.write(':alive\n\n'), 20_000)
        const end = () => {
          stop()
          clearInterval(alive)
          open.delete(end)
          reply.raw.end()
        }
        open.add(end)
        request.raw.once('close', end)
      } catch (error) {
        refuse(request, reply, error)
      }
      return reply
    })
  },
})
