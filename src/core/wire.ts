/** What goes over the wire; no schema library here, so that every part of the browser may import it. */
export const TOKEN_HEADER = 'user-token'
export const ERROR_HEADER = 'x-error-code'
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** Parameters of a GET that carry JSON in the query string. */
export const JSON_PARAMETERS: readonly string[] = ['filter', 'sort', 'pagination', 'range']

/** `Entity/GetPropertyList` is served as `/csm/Entity/GetPropertyList`. */
export const pathOf = (call: { path: string }): string => `/csm/${call.path}`

/** Success: `{ data }`. Refusal: `{ error }` and the header `x-error-code`. */
export type Reply = { data: unknown } | { error: ReplyError }
export type ReplyError = { code: string; message: string; fields?: { Field: string; Message: string }[]; requestId: string }
