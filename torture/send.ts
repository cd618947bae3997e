import http from 'node:http'
import { ERROR_HEADER, IDEMPOTENCY_HEADER, JSON_PARAMETERS, TOKEN_HEADER } from '../src/core/wire.ts'
import type { Session } from './installation.ts'
import type { LoadRequest } from './mix.ts'

/** What was answered; status 0 where no answer came within 15 s, or not to its end: `code` is then the error's. `retryAfter` in seconds. */
export type TortureReply = { status: number; code: string; body: string; retryAfter: number | undefined }
export type Sending = { session: Session; agent: http.Agent; key?: string | undefined }

let sender = 0
/** Sends one request. Each comes from an address of its own, so that limits by address do not couple them. */
export const send = (base: string, { path, query, body }: LoadRequest, { session, agent, key }: Sending): Promise<TortureReply> =>
  new Promise(resolve => {
    const url = new URL(`${base}/csm/${path}`)
    for (const [name, value] of Object.entries(query ?? {}))
      url.searchParams.set(name, JSON_PARAMETERS.includes(name) ? JSON.stringify(value) : String(value))
    const from = ++sender
    const headers = {
      [TOKEN_HEADER]: session.token,
      'x-forwarded-for': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
      ...(key && { [IDEMPOTENCY_HEADER]: key }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const none = (error: Error) => resolve({ status: 0, code: Object(error).code ?? error.message, body: '', retryAfter: undefined })
    const request = http.request(url, { method: body ? 'POST' : 'GET', headers, agent, timeout: 15_000 }, reply => {
      const parts: Buffer[] = []
      reply.on('data', part => parts.push(part))
      reply.once('error', none)
      reply.once('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          code: String(reply.headers[ERROR_HEADER] ?? ''),
          body: Buffer.concat(parts).toString(),
          retryAfter: Number(reply.headers['retry-after']) || undefined,
        }),
      )
    })
    request.once('timeout', () => request.destroy(new Error('no answer within 15 s')))
    request.once('error', none)
    request.end(body && JSON.stringify(body))
  })
