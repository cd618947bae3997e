import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCall, Input, Output } from '../../../core/call.ts'
import type { Problem } from '../../../core/problem.ts'
import { ERROR_HEADER, JSON_PARAMETERS, pathOf, type ReplyError, sessionEnds, TOKEN_HEADER } from '../../../core/wire.ts'
import type { Language } from '../../../core/words.ts'
import { keepCookie, readCookie } from '../../../platform/http/request.ts'
import { Renew } from '../../base/people/contract.ts'

/** A call that was refused: its code, its status, its words in English, and what is wrong at which field. */
export class CallRefused extends Error {
  readonly code: string
  readonly status: number
  readonly fields: readonly Problem[]
  constructor(code: string, status: number, { message = '', fields = [] }: { message?: string; fields?: readonly Problem[] } = {}) {
    super(message)
    this.code = code
    this.status = status
    this.fields = fields
  }
}

/** Calls as who has signed in with this browser. Throws `CallRefused`. */
export type PlainCaller = {
  call<C extends AnyCall>(call: C, input: Input<C>): Promise<Output<C>>
  /** The session's token is kept in a cookie of these pages as long as the browser runs; empty: it is forgotten. */
  keep(token: string): void
}

type Visitor = { app: FastifyInstance; request: FastifyRequest; reply: FastifyReply; language: Language }

/**
 * The pages are a client of the calls like the portal: each call passes the gate, with its session, its limits and its audit. What the gate
 * sets as cookies goes on to the browser.
 */
export const openCaller = (visitor: Visitor): PlainCaller => {
  const { request, reply } = visitor
  let token = readCookie(request, 'walk') ?? ''
  const keep = (next: string): void => {
    token = next
    keepCookie(request, reply, 'walk', next, next ? null : 0)
  }
  // Calls that go out together find the session over together; the cookie of renewal is good once.
  let renewing: Promise<void> | undefined
  const renew = (): Promise<void> => {
    renewing ??= sendCall(visitor, '', Renew, {}).then(({ UserToken }) => keep(UserToken))
    return renewing
  }
  return {
    keep,
    call: async (call, input) => {
      try {
        return await sendCall(visitor, token, call, input)
      } catch (error) {
        if (!(error instanceof CallRefused) || !sessionEnds(error.code)) throw error
        await renew()
        return sendCall(visitor, token, call, input)
      }
    },
  }
}

/** Headers by which a server behind a proxy knows who calls, and what the browser is known by. */
const passedOn = ['cookie', 'host', 'user-agent', 'origin', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const

const sendCall = async <C extends AnyCall>(visitor: Visitor, token: string, call: C, input: Input<C>): Promise<Output<C>> => {
  const { app, request, reply, language } = visitor
  const passed = passedOn.flatMap(name => (request.headers[name] === undefined ? [] : [[name, request.headers[name]] as const]))
  const headers = { ...Object.fromEntries(passed), 'accept-language': language, ...(token && { [TOKEN_HEADER]: token }) }
  const answer = await app.inject({
    method: call.method,
    url: pathOf(call, input),
    remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    ...writeInput(call, input, headers),
  })
  for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) reply.header('set-cookie', cookie)
  const code = answer.headers[ERROR_HEADER]
  const body: { data?: Output<C>; error?: ReplyError } = answer.json() // the gate answers with one of the two
  if (code !== undefined || body.data === undefined) throw new CallRefused(String(code), answer.statusCode, body.error)
  return body.data
}

/** What goes as the query, as JSON, or as the bytes beside a query. What the pages write is the same if it is told twice, so it needs no key. */
const writeInput = (call: AnyCall, input: unknown, headers: Readonly<Record<string, string | string[] | undefined>>) => {
  if (call.method === 'GET') return { query: writeQuery({ ...Object(input) }), headers }
  const { [call.bytes ?? '']: bytes, ...rest }: Readonly<Record<string, unknown>> = { ...Object(input) }
  if (bytes instanceof Uint8Array)
    return { payload: Buffer.from(bytes), query: writeQuery(rest), headers: { ...headers, 'content-type': 'application/octet-stream' } }
  return { payload: rest, headers }
}

const writeQuery = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'object' || JSON_PARAMETERS.includes(name) ? JSON.stringify(value) : String(value)]),
  )
