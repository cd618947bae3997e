import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { Refusal } from '../../core/problem.ts'
import { ERROR_HEADER, pathOf } from '../../core/wire.ts'
import { compiled } from '../gate/compiled.ts'
import type { Gate } from '../gate/gate.ts'
import { newRequestId } from '../gate/gate.ts'
import { refusalOf, replyTo } from '../gate/refuse.ts'
import type { Served } from '../handle.ts'
import type { Services } from '../services.ts'
import { loggerOptions } from './log.ts'
import { measure } from './metrics.ts'
import { inputOf, requestOf } from './request.ts'

/** Routes beside the calls (pages, files, events): each part adds its own and is named here, so that none appears by accident. */
export type Part = { readonly name: string; readonly routes: readonly string[]; add(app: FastifyInstance): void | Promise<void> }

/**
 * Fastify closes the connection of a body beyond its limit: whoever is still sending then finds it broken and never reads why. A body of
 * up to so many bytes is read to its end instead, and thrown away.
 */
const MOST_DRAINED = 64 * 1024 * 1024

/** The HTTP server: every call under `/csm`, and the parts. Throws at start on a route that no one declared. */
export const buildServer = async (
  services: Pick<Services, 'config'>,
  { gate, served, parts }: { gate: Gate; served: readonly Served[]; parts: readonly Part[] },
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions(services.config),
    genReqId: newRequestId,
    trustProxy: services.config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    routerOptions: { maxParamLength: 500, caseSensitive: true },
    logController: new LogController({ disableRequestLogging: true }),
  })
  declaredOnly(app, served, parts)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: services.config.baseUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } as never })
  app.setErrorHandler((error, request, reply) => {
    if (Number(request.headers['content-length']) <= MOST_DRAINED) reply.removeHeader('connection')
    refuse(request, reply, error)
  })
  app.addHook('onRequest', async (_request, reply) => void reply.header('referrer-policy', 'no-referrer'))
  for (const one of served) addCall(app, services.config.secret, gate, one)
  for (const part of parts) await part.add(app)
  app.setNotFoundHandler((request, reply) => void refuse(request, reply, new Refusal('sys.obj.nof')))
  return app
}

const declaredOnly = (app: FastifyInstance, served: readonly Served[], parts: readonly Part[]) => {
  const declared = new Set([...served.map(one => pathOf(one.call)), ...parts.flatMap(part => part.routes)])
  app.addHook('onRoute', ({ url }) => {
    if (!declared.has(url)) throw new Error(`The route ${url} is declared nowhere`)
  })
}

const addCall = (app: FastifyInstance, secret: string, gate: Gate, served: Served) => {
  const { call } = served
  compiled(call.input)
  compiled(call.output)
  app.route({
    method: call.method,
    url: pathOf(call),
    ...(call.bodyLimit && { bodyLimit: call.bodyLimit }),
    handler: async (request, reply) => {
      const done = measure(call.path)
      try {
        const data = await gate(served, requestOf(secret, request, reply, inputOf(call, request)))
        done('')
        return reply.header('cache-control', 'no-store').send({ data })
      } catch (error) {
        done(refuse(request, reply, error))
        return reply
      }
    },
  })
}

/** Answers with a refusal and logs what is our fault. Returns the code. */
export const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown): string => {
  const refusal = refusalOf(error)
  const { status, body } = replyTo(refusal, request.id)
  if (status >= 500) request.log.error({ path: request.routeOptions.url, code: refusal.code, error: causeOf(error) }, 'a call failed')
  reply.code(status).header(ERROR_HEADER, refusal.code).header('cache-control', 'no-store').send(body)
  return refusal.code
}

// A query's error carries its parameters, which may be personal data: only the innermost cause is logged.
const causeOf = (error: unknown): { message: string; stack: string | undefined } => {
  let inner = error
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause
  return inner instanceof Error ? { message: inner.message, stack: inner.stack } : { message: String(inner), stack: undefined }
}
