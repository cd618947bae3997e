import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../core/problem.ts'
import { openRoom, type RoomShare } from './room.ts'

const KB = 1024
const MB = 1024 * KB

/** A public call takes forms, no files: whoever has no session has nothing more to say. */
export const PUBLIC_BODY = 32 * KB

/**
 * Bytes of bodies that may be held at once, in all and for one caller: of those with a session, where one picture of the largest size fits,
 * and of strangers, who share nothing with them. `drains`: bodies of refused requests that are read to their end, and thrown away, so that
 * whoever sends them reads why.
 */
const rooms = () => ({
  sessions: openRoom({ all: 320 * MB, each: 160 * MB }),
  strangers: openRoom({ all: 64 * MB, each: 2 * MB }),
  drains: openRoom({ all: 300 * MB, each: 150 * MB }),
})

/** How long a body may take, in ms: `span` within which `least` bytes must come, and `longest` in all; a refused one `drain`. */
export type Patience = { span: number; least: number; longest: number; drain: number }
const patience: Patience = { span: 15_000, least: 4 * KB, longest: 30 * 60_000, drain: 60_000 }

/** Who sends a body: proven by a session, or a stranger's address. */
export type Sender = { readonly caller: string; readonly session: boolean }

/**
 * Watches the bodies of all requests: they get room by their headers, before a byte is kept; one that goes on may be slow, one that stalls
 * is cut. `senderOf` is asked after the hooks `onRequest`, which judge the caller.
 */
export const watchBodies = (app: FastifyInstance, senderOf: (request: FastifyRequest) => Sender, waits: Patience = patience): void => {
  const { sessions, strangers, drains } = rooms()
  const coming = cutStalled(app, waits)
  app.addHook('preParsing', (request, reply, payload, done) => {
    const length = lengthOf(request.raw)
    if (length === 0 || (length ?? 0) > request.routeOptions.bodyLimit) return done(null, payload) // the second is refused for its size
    try {
      const { caller, session } = senderOf(request)
      const place = (session ? sessions : strangers).take(caller, length ?? 0)
      reply.raw.once('finish', place.leave).once('close', place.leave)
      done(null, length === undefined ? payload.pipe(counted(place)) : payload)
    } catch (error) {
      done(error as Refusal) // `take` throws nothing else
    }
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { raw } = request
    const one = coming.get(raw)
    if (one && !raw.complete) {
      one.until = Date.now() + waits.drain
      const drained = placeFor(() => drains.take(request.ip, lengthOf(raw) ?? Number.POSITIVE_INFINITY))
      if (drained) raw.once('close', drained.leave)
      closing(reply, !drained)
    }
    done()
  })
}

/** The bodies on their way; `since`, `bytes`: when they were looked at last, and what their connection had brought until then. */
type Coming = Map<IncomingMessage, { since: number; bytes: number; until: number }>
const cutStalled = (app: FastifyInstance, { span, least, longest }: Patience): Coming => {
  const coming: Coming = new Map()
  const look = () => {
    const now = Date.now()
    for (const [raw, one] of coming) {
      const bytes = raw.socket.bytesRead
      const judged = now - one.since >= span
      if (now > one.until || (judged && bytes - one.bytes < least)) raw.destroy()
      else if (judged) Object.assign(one, { since: now, bytes })
    }
  }
  const timer = setInterval(look, Math.min(1000, span / 3)).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (lengthOf(raw) !== 0) {
      const now = Date.now()
      const gone = () => void coming.delete(raw)
      coming.set(raw, { since: now, bytes: raw.socket.bytesRead, until: now + longest })
      raw.once('end', gone).once('close', gone)
    }
    done()
  })
  return coming
}

const placeFor = (take: () => RoomShare): RoomShare | null => {
  try {
    return take()
  } catch {
    return null
  }
}

// Fastify closes the connection of a body beyond its limit; whoever is still sending would find it broken, and never read why.
const closing = (reply: FastifyReply, close: boolean): void =>
  void (close ? reply.header('connection', 'close') : reply.removeHeader('connection'))

/** Bytes of a body as its headers tell; undefined where they come in chunks of unknown number. */
const lengthOf = ({ headers }: IncomingMessage): number | undefined =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined

const counted = (place: RoomShare) => {
  let received = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      received += chunk.length
      counting.receivedEncodedLength = received
      try {
        place.grow(chunk.length)
        next(null, chunk)
      } catch (error) {
        next(error as Refusal) // `grow` throws nothing else
      }
    },
  }) as Transform & { receivedEncodedLength: number } // Fastify asks wrapped bodies for it
  counting.receivedEncodedLength = 0
  return counting
}
