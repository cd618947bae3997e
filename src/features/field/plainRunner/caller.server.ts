import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCall, Input, Output } from '../../../core/call.ts'
import type { Language } from '../../../core/words.ts'
import { keepCookie, readCookie } from '../../../platform/http/request.ts'
import { CallError, type Sendable, send, sessionEnds } from '../../../ui/send.ts'
import { Renew } from '../../base/people/contract.ts'

/** Calls as who has signed in with this browser. Throws `CallError`, as the calls of the portal do. */
export type PlainCaller = {
  call<C extends AnyCall>(call: C, input: Input<C>): Promise<Output<C>>
  /** The session's token is kept in a cookie of these pages as long as the browser runs; empty: it is forgotten. */
  keep(token: string): void
}

/** Headers by which a server behind a proxy knows who calls, and what the browser is known by. */
const passedOn = ['cookie', 'host', 'user-agent', 'origin', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const

/**
 * The pages are a client of the calls like the portal: each call passes the gate, with its session, its limits and its audit. What the gate
 * sets as cookies goes on to the browser.
 */
export const openCaller = (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, language: Language): PlainCaller => {
  let token = readCookie(request, 'walk') ?? ''
  const fetching = (url: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
    injectCall(app, request, reply, { url, init })
  const sendOnce = async <C extends AnyCall>(call: C, input: Input<C>): Promise<Output<C>> => {
    const idempotencyKey = call.method === 'GET' || call.bytes ? undefined : keyOf(call, input)
    const data = await send(call as Sendable, input, { fetch: fetching as typeof fetch, token: token || null, language, idempotencyKey })
    return data as Output<C> // the gate has checked it against the call's output
  }
  const keep = (next: string): void => {
    token = next
    keepCookie(request, reply, 'walk', next, next ? null : 0)
  }
  return {
    keep,
    call: async (call, input) => {
      try {
        return await sendOnce(call, input)
      } catch (error) {
        if (!(error instanceof CallError) || !sessionEnds(error.code)) throw error
        const { UserToken } = await sendOnce(Renew, {})
        keep(UserToken)
        return sendOnce(call, input)
      }
    },
  }
}

/** The same told twice, by a form that is sent twice, is one. */
const keyOf = (call: AnyCall, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([call.path, input]))
    .digest('base64url')

type Sent = { url: string | URL | Request; init: RequestInit }
const injectCall = async (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, { url, init }: Sent): Promise<Response> => {
  const own = Object.fromEntries(new Headers(init.headers))
  const passed = Object.fromEntries(passedOn.flatMap(name => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])))
  const method = init.method === 'POST' ? 'POST' : 'GET'
  const { body } = init
  const answer = await app.inject({
    method,
    url: String(url),
    headers: { ...passed, ...own },
    remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    ...(body instanceof Uint8Array ? { payload: Buffer.from(body) } : typeof body === 'string' ? { payload: body } : {}),
  })
  const cookies = answer.headers['set-cookie'] ?? []
  for (const cookie of Array.isArray(cookies) ? cookies : [cookies]) reply.header('set-cookie', cookie)
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers))
    if (typeof value === 'string' && !/^content-(encoding|length)$/.test(name)) headers.set(name, value)
  return new Response(answer.statusCode === 204 ? null : answer.rawPayload, { status: answer.statusCode, headers })
}
