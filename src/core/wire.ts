/** What goes over the wire; no schema library here, so that every part of the browser may import it. */
export const TOKEN_HEADER = 'user-token'
export const ERROR_HEADER = 'x-error-code'
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** Parameters of a GET that carry JSON in the query string. */
export const JSON_PARAMETERS: readonly string[] = ['filter', 'sort', 'pagination', 'range']

/**
 * `Entity/GetPropertyList` is served as `/csm/Entity/GetPropertyList`. A field in the path, as in `notifications/read/{id}`, is filled from
 * the input if one is given.
 */
export const pathOf = (call: { path: string }, input?: unknown): string =>
  `/csm/${call.path}`.replaceAll(/\{(\w+)\}/g, (name, field) => {
    const value = Object(input)[field]
    return typeof value === 'string' ? encodeURIComponent(value) : name
  })

/** A refusal: `{ error }` and the header `x-error-code`; success is `{ data }`. */
export type ReplyError = {
  code: string
  message: string
  fields?: { Field: string; Message: string; Hint?: string | undefined }[]
  requestId: string
  /** With `usr.aut.iut`, where it is known. */
  ended?: EndReason
}

/** The code of a refusal says that the token is not valid, or missing: the session is over. */
export const sessionEnds = (code: string): boolean => code === 'usr.aut.iut' || code === 'usr.aut.utm'

/** Why a session is over: left by its user, ended by them on another device, another password, other access, too long idle, too old. */
export const endReasons = ['Left', 'Elsewhere', 'Password', 'Access', 'Idle', 'Age'] as const
export type EndReason = (typeof endReasons)[number]

/** Server-sent events of an account: `/csm-events?gId=…`, from after the id in `Last-Event-ID` on where that is sent. */
export const EVENTS_PATH = '/csm-events'
export const LAST_EVENT_HEADER = 'last-event-id'
/** Of a browser that has heard no event yet: for how many milliseconds it shows the account. What was told since then is told to it. */
export const EVENTS_AGE_HEADER = 'x-events-age'
/** In place of events that the server does not know any more: what is shown may be old, and is read again. */
export const STREAM_GAP = 'events-missed'
/** Last events of a stream: its session is over (data `{ Ended? }`), or its user has opened newer ones elsewhere. */
export const STREAM_ENDS = { session: 'session-ended', newer: 'newer-stream' } as const
