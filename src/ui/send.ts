import type { Problem } from '../core/problem.ts'
import { type EndReason, ERROR_HEADER, IDEMPOTENCY_HEADER, JSON_PARAMETERS, pathOf, type ReplyError, TOKEN_HEADER } from '../core/wire.ts'

/** A refused call. `code` is the header `x-error-code`, `net.off` without an answer; `body` is what came. */
export class CallError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: readonly Problem[]
  readonly requestId: string | undefined
  readonly body: unknown
  /** With a session that is over: why, where that is known. */
  readonly ended: EndReason | null
  /** Seconds after which the server takes another try, where it says so. */
  readonly retryAfter: number | undefined
  constructor(
    code: string,
    message: string,
    more: Partial<Pick<CallError, 'status' | 'fields' | 'requestId' | 'body' | 'retryAfter'>> & { ended?: EndReason | undefined } = {},
  ) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.status = more.status ?? 0
    this.fields = more.fields ?? []
    this.requestId = more.requestId
    this.body = more.body
    this.ended = more.ended ?? null
    this.retryAfter = more.retryAfter
  }
}

/** Whether a refusal says that what an address names is not there (or is no id at all): to ask again would not help. */
export const isMissing = (error: unknown): boolean => error instanceof CallError && ['sys.obj.nof', 'req.val.inv'].includes(error.code)

/** The id of the request of a fault (status 500 and above), by which support finds it in the log; undefined for any other error. */
export const faultIdOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.status >= 500 ? error.requestId : undefined

/** What sending needs of a call. */
export type Sendable = {
  readonly path: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly rows?: string | undefined
  /** The field of the input that is the body, as bytes; the others stand in the address. */
  readonly bytes?: string | undefined
}
export type Transport = {
  fetch?: typeof fetch
  /** Scheme and host, where the page's own does not do (tests). */
  origin?: string
  token: string | null
  language: string
  signal?: AbortSignal | undefined
  /** One key per intent of the user, the same over its retries. */
  idempotencyKey?: string | undefined
}

export const NETWORK_MESSAGE = 'There is no connection. Please check your network and try again.'
export const NETWORK_CODE = 'net.off'

/** One call over the wire: its data, or a CallError. The header `x-error-code` alone decides, whatever the status. */
export const send = async (call: Sendable, input: unknown, transport: Transport): Promise<unknown> => {
  const reply = await answer(call, input, transport)
  const code = reply.headers.get(ERROR_HEADER)
  const body = await bodyOf(reply)
  if (code) throw refusal(code, reply, body)
  if (!reply.ok || !isRecord(body) || !('data' in body)) throw refusal(`http.${reply.status}`, reply, body)
  const { data } = body
  if (call.rows && !(isRecord(data) && Array.isArray(data[call.rows])))
    throw new CallError('net.rows', `The list ${call.path} came without ${call.rows}`, { status: reply.status, body })
  return data
}

const answer = async (call: Sendable, input: unknown, transport: Transport): Promise<Response> => {
  const fetching = transport.fetch ?? fetch
  try {
    return await fetching(addressOf(call, input, transport.origin), requestOf(call, input, transport))
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new CallError(NETWORK_CODE, NETWORK_MESSAGE)
  }
}

/** Path and query of a call. `filter`, `sort`, `pagination` and `range` are JSON, other values plain text. */
export const addressOf = (call: Sendable, input: unknown, origin = ''): string => {
  const path = origin + pathOf(call, input)
  if ((call.method !== 'GET' && !call.bytes) || !isRecord(input)) return path
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || name === call.bytes) continue
    query.set(name, JSON_PARAMETERS.includes(name) || typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

const requestOf = (call: Sendable, input: unknown, { token, language, signal, idempotencyKey }: Transport): RequestInit => {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language }
  if (token) headers[TOKEN_HEADER] = token
  if (call.method === 'GET') return { method: 'GET', headers, credentials: 'same-origin', signal: signal ?? null }
  const bytes = call.bytes && isRecord(input) ? input[call.bytes] : undefined
  if (bytes instanceof Uint8Array) {
    headers['content-type'] = 'application/octet-stream'
    return { method: 'POST', headers, credentials: 'same-origin', signal: signal ?? null, body: Uint8Array.from(bytes) }
  }
  headers['content-type'] = 'application/json'
  if (idempotencyKey) headers[IDEMPOTENCY_HEADER] = idempotencyKey
  return { method: call.method, headers, credentials: 'same-origin', signal: signal ?? null, body: JSON.stringify(input ?? {}) }
}

const bodyOf = async (reply: Response): Promise<unknown> => {
  const text = await reply.text()
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return text
  }
}

const refusal = (code: string, { status, headers }: Response, body: unknown): CallError => {
  const error: Partial<ReplyError> = isRecord(body) && isRecord(body.error) ? body.error : {}
  const { message = `The server answered ${status}`, fields = [], requestId, ended } = error
  const retryAfter = Number(headers.get('retry-after')) || undefined
  return new CallError(code, message, { status, fields, requestId, body, ended, retryAfter })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
