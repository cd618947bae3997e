import * as z from 'zod/mini'
import { isCalendarDay } from './days.ts'
import { hints } from './hints.ts'
import { oneLine } from './oneLine.ts'
import type { Permission } from './permissions.ts'
import type { Problem } from './problem.ts'
import { completeWebsite } from './web.ts'

/** What the gate proves about the caller before the handler runs. */
export type Scope = 'public' | 'session' | 'group' | 'building' | 'global'

/**
 * One call of the interface: everything else (route, gate, client, hook, documentation, probes) follows from this value.
 * It holds plain value types, so that hundreds of calls type-check fast.
 */
export type Call<S extends Scope = Scope, In = unknown, Parsed = unknown, Out = unknown> = {
  /** `{Area}/{Action}`, served as `/csm/{Area}/{Action}`; of `put` what the documents give. */
  readonly path: `${string}/${string}`
  readonly method: 'GET' | 'POST' | 'PUT'
  /** A POST that changes nothing: `ask`. */
  readonly asks?: boolean | undefined
  readonly summary: string
  readonly scope: S
  /** One of these flags is needed; none: any session of the scope. */
  readonly may?: Permission | readonly Permission[] | undefined
  readonly input: z.ZodMiniType<Parsed, In>
  readonly output: z.ZodMiniType<Out, Out>
  /** Rules beyond shapes, run by the form and by the gate: the same words in both. */
  check?(input: Parsed): Problem[]
  /** Fields of the input that name a row of a tenant table: checked for group and building access before the handler. */
  readonly ids?: Readonly<Record<string, string>> | undefined
  /** Set on list calls: the field that holds the rows. */
  readonly rows?: string | undefined
  /** Attempts a minute for one caller (or one address, without a session). */
  readonly limit?: number | undefined
  /**
   * Purposes (`Survey` of `Survey:{id}`) of the tokens of public pages that may call it as well. They need none of `may`: the handler
   * answers of what the token is bound to, and of nothing else.
   */
  readonly anonymous?: readonly string[] | undefined
  /** Whether a session that a building's PIN opened may call it: only what says so. PINs read their building. */
  readonly pin?: boolean | undefined
  /**
   * Set on calls about people, with the reason: their sign-ins, sessions, links and mails belong to no account, so that the app role has
   * no right to them. Such a call runs as the system role; caller, account and named rows are proven all the same.
   */
  readonly people?: string | undefined
  /** False: its reply holds a secret and is never kept, so that a repeated request is done again, whatever its `Idempotency-Key`. */
  readonly replay?: false | undefined
  /** A write that is also for what is archived; every other one is refused there (`sys.obj.arc`). */
  readonly archived?: boolean | undefined
  /**
   * Field of the input that is the body itself, as bytes (`application/octet-stream`); the others stand in the query string. Such a write is
   * a piece of another one, which is audited and answered again: it is neither, but for what its handler says that it has done.
   */
  readonly bytes?: string | undefined
  /** Largest body in bytes, where it is not the usual 256 KiB. */
  readonly bodyLimit?: number | undefined
  /** The refusal is not shown as a toast (the account list). */
  readonly quiet?: boolean | undefined
}
export type AnyCall = Call<Scope, never, never, unknown> | Call

export type Input<C> = C extends Call<Scope, infer In, infer _P, infer _O> ? In : never
export type Parsed<C> = C extends Call<Scope, infer _I, infer P, infer _O> ? P : never
export type Output<C> = C extends Call<Scope, infer _I, infer _P, infer Out> ? Out : never

type Terms<S extends Scope, I extends z.ZodMiniType, O extends z.ZodMiniType> = Omit<
  Call<S, z.input<I>, z.output<I>, z.output<O>>,
  'path' | 'method' | 'asks' | 'input' | 'output' | 'check' | 'rows'
> & { input: I; output: O; check?: (input: z.output<I>) => Problem[] }

/** A reading call: GET, nothing changes. Its action begins with Get, View, List, Search or Check. */
export const read = <S extends Scope, I extends z.ZodMiniType, O extends z.ZodMiniType>(path: Call['path'], terms: Terms<S, I, O>) =>
  make('GET', path, terms)

/** A changing call: POST, one transaction, audited, repeatable under an `Idempotency-Key`. */
export const write = <S extends Scope, I extends z.ZodMiniType, O extends z.ZodMiniType>(path: Call['path'], terms: Terms<S, I, O>) =>
  make('POST', path, terms)

/** A reading call whose input is too large for an address: POST, but in a reading transaction, without audit and replay. Its action begins with Preview. */
export const ask = <S extends Scope, I extends z.ZodMiniType, O extends z.ZodMiniType>(path: Call['path'], terms: Terms<S, I, O>) => ({
  ...make('POST', path, terms),
  asks: true,
})

/** A changing call whose path the documents give: PUT. `{id}` in the path is a field of the input; the others are the body. */
export const put = <S extends Scope, I extends z.ZodMiniType, O extends z.ZodMiniType>(path: Call['path'], terms: Terms<S, I, O>) =>
  make('PUT', path, terms)

/** Whether a call changes something. */
export const changes = ({ method, asks }: Pick<Call, 'method' | 'asks'>): boolean => method !== 'GET' && asks !== true

const make = <S extends Scope, I extends z.ZodMiniType, O extends z.ZodMiniType>(
  method: Call['method'],
  path: Call['path'],
  terms: Terms<S, I, O>,
): Call<S, z.input<I>, z.output<I>, z.output<O>> => ({ path, method, ...terms }) as never // the terms are the same fields, typed by their schemas

export const Sort = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z.strictObject({ field: z.enum(fields), order: z.enum(['ASC', 'DESC']) })
const Pagination = (largest: number) =>
  z.strictObject({ page: z.int().check(z.minimum(0), z.maximum(1_000_000)), perPage: z.int().check(z.minimum(1), z.maximum(largest)) })
const Range = z.tuple([z.int().check(z.minimum(0)), z.int().check(z.minimum(0))])

type ListTerms<
  S extends Scope,
  K extends string,
  R extends z.ZodMiniType,
  F extends z.ZodMiniType,
  N extends readonly [string, ...string[]],
> = Pick<Call<S>, 'summary' | 'scope' | 'may' | 'ids' | 'limit' | 'quiet' | 'anonymous' | 'pin' | 'people'> & {
  rows: K
  row: R
  filter: F
  sort: N
  perPage: number
  largest?: number
}

/**
 * A list call: GET with JSON in `filter`, `sort`, `pagination` (page from 0) and `range` (first and last row, instead of
 * pagination); answers `{ [rows]: Row[], Total, More }`. `Total` is exact while `More` is false; a list that grows without end counts to a cap,
 * and `More` then says that there are more rows than `Total`.
 */
export const list = <
  S extends Scope,
  const K extends string,
  R extends z.ZodMiniType,
  F extends z.ZodMiniType,
  const N extends readonly [string, ...string[]],
>(
  path: Call['path'],
  { rows, row, filter, sort, perPage, largest = 10_000, ...terms }: ListTerms<S, K, R, F, N>,
) => {
  const input = z.strictObject({
    filter,
    pagination: z._default(Pagination(largest), { page: 0, perPage }),
    sort: z.optional(Sort(sort)),
    range: z.optional(Range),
  })
  const output = z.object({ [rows]: z.array(row), ...listTotal } as { [P in K]: z.ZodMiniArray<R> } & typeof listTotal)
  return { ...make('GET', path, { ...terms, input, output }), rows, row, sortable: sort, perPage }
}
export type ListCall = ReturnType<typeof list>

/** How many rows a list has: beside its rows on the wire, of every list call. */
export type ListTotal = { Total: number; More?: boolean | undefined }
/** The same as fields of an output: for a list call that tells more beside its rows. A handler that counts exactly says nothing of More; the wire always does. */
export const listTotal = { Total: z.int(), More: z._default(z.boolean(), false) as unknown as z.ZodMiniOptional<z.ZodMiniBoolean> }

/** A number in a query string: text of digits becomes a number. */
export const num = () =>
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d{1,16}(\.\d{1,6})?$/, hints.number))]), z.transform(Number))
/** A flag in a query string. */
export const flag = () =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform(value => value === true || value === 'true'),
  )
const lastOf = (year: number): number => Date.UTC(year + 1, 0, 1) - 1
/** A moment as epoch milliseconds, to the end of the years of four digits. */
export const moment = () => z.int().check(z.minimum(0), z.maximum(lastOf(9999)))
/** A moment that a report begins or ends with. A report adds days to it, so it ends a year earlier. */
export const reportMoment = () => z.int().check(z.minimum(0), z.maximum(lastOf(9998)))
/** The same in a query string. */
export const queryMoment = () => z.pipe(num(), reportMoment())
const withoutNul = () => z.refine<string>(value => !value.includes('\u0000'))
/**
 * One line of text: names, titles, addresses, codes. Line breaks become spaces, so that a name fits a mail's subject, a file name and a cell.
 * NUL cannot be stored and is refused.
 */
export const text = (longest = 200) => z.string().check(withoutNul(), z.overwrite(oneLine), z.maxLength(longest))
/** A text of several lines: notes, rich text. The schema test lists every one of them. */
export const multiline = (longest = 200) => z.string().check(z.maxLength(longest), withoutNul())
/** A password or passphrase, kept letter for letter. */
export const secretText = (longest = 200) => multiline(longest)
/** A web address, made whole as it comes in: `www.example.com` is kept as `https://www.example.com`. */
export const webText = (longest = 2000) =>
  z.string().check(
    withoutNul(),
    z.overwrite(value => completeWebsite(oneLine(value))),
    z.maxLength(longest),
  )
/** A day of the calendar, `2027-03-31`. */
export const calendarDay = () => text(10).check(z.refine(isCalendarDay, hints.day))
export const uuid = () => z.uuid()
/** Bytes, at least one: the field that a call names in `bytes`. */
export const bytes = () => z.custom<Uint8Array>(value => value instanceof Uint8Array && value.length > 0, hints.file)
/** A value per label language. English is what validity asks for. */
export const Localized = (longest = 200) => z.strictObject({ en: text(longest), es: z.optional(text(longest)) })
/** A text of several lines per label language. */
export const LocalizedLines = (longest = 2000) => z.strictObject({ en: multiline(longest), es: z.optional(multiline(longest)) })
export type Localized = { en: string; es?: string | undefined }
export { z }
