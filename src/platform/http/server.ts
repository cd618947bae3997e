import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Call } from '../../core/call.ts'
import { Refusal } from '../../core/problem.ts'
import { ERROR_HEADER, EVENTS_PATH, pathOf } from '../../core/wire.ts'
import { compileSchema } from '../gate/compiled.ts'
import type { Entry, Gate } from '../gate/gate.ts'
import { newRequestId } from '../gate/gate.ts'
import { refusalOf, replyTo } from '../gate/refuse.ts'
import { requireNamedTables } from '../gate/scope.ts'
import type { Served } from '../handle.ts'
import type { Services } from '../services.ts'
import { measureCall, measurePage } from '../watching/metrics.ts'
import { runAs } from '../watching/work.ts'
import { PUBLIC_BODY, watchBodies } from './bodies.ts'
import { readJson } from './jsonBody.ts'
import { loggerOptions } from './log.ts'
import { addressOf, inputOf, requestOf } from './request.ts'

/** Routes beside the calls (pages, files, events): each part adds its own and is named here, so that none appears by accident. */
export type Part = { readonly name: string; readonly routes: readonly string[]; add(app: FastifyInstance): void | Promise<void> }

/** Who was let in by the headers; null for routes beside the calls. */
type Entered = FastifyRequest & { entry: Entry | null }
const entryOf = (request: FastifyRequest): Entry | null => (request as Entered).entry // decorated below
/** The HTTP server: every call under `/csm`, and the parts. Throws at start on a route that no one declared. */
export const buildServer = async (
  services: Pick<Services, 'config' | 'drain'>,
  { gate, served, parts }: { gate: Gate; served: readonly Served[]; parts: readonly Part[] },
): Promise<FastifyInstance> => {
  const { trustProxy: proxies } = services.config
  const app = Fastify({
    logger: loggerOptions(services.config),
    genReqId: newRequestId,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    bodyLimit: 256 * 1024,
    return503OnClosing: false, // who is told to close their connection after a reply may still send one request
    requestTimeout: 0, // bodies are watched: who goes on may be slow
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 500, caseSensitive: true },
    logController: new LogController({ disableRequestLogging: true }),
  })
  requireNamedTables(served.map(({ call }) => call))
  declaredOnly(app, served, parts)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: services.config.baseUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } as never })
  readJson(app)
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => void refuse(request, reply, error))
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('referrer-policy', 'no-referrer')
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (services.drain.begun) reply.header('connection', 'close')
    waitsAWhile(reply)
  })
  app.decorateRequest('entry', null)
  nameWork(app)
  const { secret } = services.config
  watchBodies(app, request => {
    const entry = entryOf(request)
    return { caller: entry?.caller ?? addressOf(secret, request), session: entry?.session ?? false }
  })
  for (const one of served) addCall(app, secret, gate, one)
  for (const part of parts) await part.add(app)
  app.setNotFoundHandler((request, reply) => void refuse(request, reply, new Refusal('sys.obj.nof')))
  return app
}

const declaredOnly = (app: FastifyInstance, served: readonly Served[], parts: readonly Part[]) => {
  const declared = new Set([...served.map(one => routeOf(one.call)), ...parts.flatMap(part => part.routes)])
  app.addHook('onRoute', ({ url }) => {
    if (!declared.has(url)) throw new Error(`The route ${url} is declared nowhere`)
  })
}

// The body is read between the two: what comes after it would not know whose work it is.
const nameWork = (app: FastifyInstance) => {
  const named = (request: FastifyRequest, _reply: FastifyReply, next: () => void) => runAs({ name: nameOf(request), id: request.id }, next)
  app.addHook('onRequest', named)
  app.addHook('preHandler', named)
  app.addHook('onResponse', (request, reply, done) => {
    const route = nameOf(request)
    if (route.startsWith('/') && route !== EVENTS_PATH) measurePage(route, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
}

/** A call by its path; everything else by the pattern of its route, never by what was asked for. */
const nameOf = ({ routeOptions: { url = '/*' } }: FastifyRequest): string => url.replace(/^\/csm\//, '')

/** Its path as the server matches it. */
const routeOf = (call: Call): string => pathOf(call).replaceAll(/\{(\w+)\}/g, ':$1')

const addCall = (app: FastifyInstance, secret: string, gate: Gate, served: Served) => {
  const { call } = served
  const bodyLimit = call.bodyLimit ?? (call.scope === 'public' ? PUBLIC_BODY : undefined)
  compileSchema(call.input)
  compileSchema(call.output)
  app.route({
    method: call.method,
    url: routeOf(call),
    ...(bodyLimit && { bodyLimit }),
    onRequest: async (request, reply) => {
      const done = measureCall(call.path)
      reply.raw.once('close', () => done(String(reply.getHeader(ERROR_HEADER) ?? '')))
      Object.assign(request, { entry: await gate.enter(call, requestOf(secret, request, reply)) })
    },
    handler: async (request, reply) => {
      const entry = entryOf(request)
      if (!entry) throw new Error('a call is answered for nobody')
      const data = await gate.pass(served, { ...requestOf(secret, request, reply), input: inputOf(call, request) }, entry)
      return reply.header('cache-control', 'no-store').send({ data })
    },
  })
}

/** Answers with a refusal and logs what is our fault. Returns the code. */
export const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown): string => {
  const refusal = refusalOf(error)
  const { status, body } = replyTo(refusal, request.id)
  if (status >= 500 && !isCrowded(refusal))
    request.log.error({ path: request.routeOptions.url, code: refusal.code, error: causeOf(error) }, 'a call failed')
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
  reply.code(status).header(ERROR_HEADER, refusal.code).header('cache-control', 'no-store').send(body)
  return refusal.code
}

// Too many at once is nobody's fault and counted (/metrics, /operations); a line with its stack for each would make it worse.
const isCrowded = ({ code, cause }: Refusal): boolean => code === 'sys.srv.una' && cause === undefined

// Who is told to come again is told when, also by pages.
const waitsAWhile = (reply: FastifyReply): void => {
  const seconds = reply.statusCode === 429 ? 10 : reply.statusCode === 503 ? 2 : null
  if (seconds !== null && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds)
}

// A query's error carries its parameters, which may be personal data: only the innermost cause is logged.
const causeOf = (error: unknown): { message: string; stack: string | undefined } => {
  let inner = error
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause
  return inner instanceof Error ? { message: inner.message, stack: inner.stack } : { message: String(inner), stack: undefined }
}
