import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../core/call.ts'
import { fillMessage, notJsonPart, Refusal } from '../../core/problem.ts'
import { IDEMPOTENCY_HEADER, JSON_PARAMETERS, TOKEN_HEADER } from '../../core/wire.ts'
import { isLanguage, type Language } from '../../core/words.ts'
import type { Request } from '../gate/gate.ts'

const cookieName = (secure: boolean) => (secure ? '__Host-lintel' : 'lintel')

/** The input of a call from its query string (JSON in filter, sort, pagination, range), its body, or both where the body is bytes; of PUT also from its path. */
export const inputOf = (call: Call, request: FastifyRequest): unknown => {
  const isBytes = request.body instanceof Uint8Array
  if (isBytes && !call.bytes) throw new Refusal('req.typ.inv')
  if (call.method === 'PUT' && !isBytes) return { ...(request.body as object), ...(request.params as object) } // spreading anything else gives nothing of ours
  if (call.method === 'POST' && !isBytes) return request.body ?? {}
  const query = queryOf(request)
  return isBytes && call.bytes ? { ...query, [call.bytes]: request.body } : query
}

const queryOf = ({ query }: FastifyRequest): Record<string, unknown> => {
  if (typeof query !== 'object' || query === null) return {}
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, JSON_PARAMETERS.includes(name) ? decoded(name, value) : value]),
  )
}

const longestJson = 4096
const decoded = (name: string, value: unknown): unknown => {
  if (typeof value !== 'string' || value.length > longestJson) throw new Refusal('req.jsn.inv', fillMessage(notJsonPart, { name }))
  try {
    return JSON.parse(value)
  } catch {
    throw new Refusal('req.jsn.inv', fillMessage(notJsonPart, { name }))
  }
}

/** What the gate needs of the headers of an HTTP request. */
export const requestOf = (secret: string, request: FastifyRequest, reply: FastifyReply): Omit<Request, 'input'> => {
  const secure = request.protocol === 'https'
  return {
    token: header(request, TOKEN_HEADER),
    idempotencyKey: header(request, IDEMPOTENCY_HEADER),
    language: languageOf(header(request, 'accept-language')),
    requestId: request.id,
    http: {
      get address() {
        return addressOf(secret, request) // few calls ask for it
      },
      ip: request.ip,
      device: header(request, 'user-agent')?.slice(0, 400) ?? null,
      cookie: cookieOf(header(request, 'cookie'), cookieName(secure)),
      known: cookieOf(header(request, 'cookie'), `${cookieName(secure)}-known`),
      setKnown: (value, days) => void reply.header('set-cookie', cookie(`${cookieName(secure)}-known`, value, days, secure)),
      scan: readCookie(request, 'scan'),
      sameOrigin: isSameOrigin(header(request, 'origin'), request.host),
      setCookie: (value, days) => void reply.header('set-cookie', cookie(cookieName(secure), value, days, secure)),
    },
  }
}

type PageCookie = 'scan' | 'walk'
/** What a page of ours keeps in a browser for its own later requests, as HttpOnly as a session's cookie. */
export const readCookie = (request: FastifyRequest, kind: PageCookie): string | undefined =>
  cookieOf(header(request, 'cookie'), `${cookieName(request.protocol === 'https')}-${kind}`)
export const keepCookie = (request: FastifyRequest, reply: FastifyReply, kind: PageCookie, value: string, days: number | null): void => {
  const secure = request.protocol === 'https'
  reply.header('set-cookie', cookie(`${cookieName(secure)}-${kind}`, value, days, secure))
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The first of our languages in an Accept-Language header, by its order; en otherwise. */
export const languageOf = (accepted: string | undefined): Language => {
  for (const part of accepted?.split(',').slice(0, 10) ?? []) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(language)) return language
  }
  return 'en'
}

/** Whether a request comes from a page of the same host; a request that names no origin counts as one. */
export const isSameOrigin = (origin: string | undefined, host: string): boolean =>
  origin === undefined || origin.replace(/^https?:\/\//, '') === host

// Limits need to tell callers apart, not to know them: the address is kept as a keyed hash that changes every day.
/** The caller's network as a keyed hash of the day, 16 characters. */
export const addressOf = (secret: string, request: FastifyRequest): string =>
  createHmac('sha256', secret)
    .update(`address ${Math.floor(Date.now() / 86_400_000)} ${networkOf(request.ip)}`)
    .digest('base64url')
    .slice(0, 16)

/** Whoever has an address of IPv6 has 2^64 of them: its first 64 bits. An address of IPv4 is one. */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/i, '')
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? []
  const [first, last] = [head, tail].map(part => part.split(':').filter(Boolean))
  const groups = [...(first ?? []), ...Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0'), ...(last ?? [])]
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const cookieOf = (all: string | undefined, name: string): string | undefined => {
  for (const part of all?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === name && value) return value
  }
  return undefined
}

const cookie = (name: string, value: string | null, days: number | null, secure: boolean): string => {
  const age = value === null ? '; Max-Age=0' : days === null ? '' : `; Max-Age=${days * 86_400}`
  return `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}${age}`
}
