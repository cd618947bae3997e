import type { Call, Output, Parsed, Scope } from '../core/call.ts'
import type { Channel } from '../core/channel.ts'
import type { BuildingId, GroupId, UserId } from '../core/ids.ts'
import type { PermissionsHash, Role } from '../core/permissions.ts'
import type { SmallForm } from '../core/smallForms.ts'
import type { Language } from '../core/words.ts'
import type { Config } from './config.ts'
import type { Tx } from './db/database.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Job } from './jobs/job.ts'

/** Who calls, as the gate has proven it. Permissions are those in the account of this call. */
export type Actor = {
  readonly Kind: 'User' | 'Pin' | 'Anonymous' | 'Print'
  /** What a session of a public page is bound to: `Survey:{id}`. The type of a PIN, the report of a printed page. */
  readonly Purpose: string | null
  readonly UserId: UserId
  readonly FullName: string
  readonly Role: Role
  readonly Permissions: PermissionsHash
  /** The account that the session works in when a call names none. */
  readonly CurrentGroupId: GroupId | null
  /** The accounts that this caller may choose: their ids, or all of them. */
  readonly groups: readonly GroupId[] | 'all'
}

export type AuditEntry = {
  Object: string
  ObjectId?: string | undefined
  Before?: unknown
  After?: unknown
  /** The account that the entry belongs to, for calls of scope `global`; else the call's own. */
  GroupId?: string | undefined
}

/** What is known of a request whether or not a transaction is open. */
type CallBase = {
  readonly now: Date
  readonly requestId: string
  readonly language: Language
  /** The session's token hash; for sign-out and for the renew cookie's family. */
  readonly tokenHash: string | null
  /**
   * Work past row-level security in a transaction of its own (of calls of scope `global`: in theirs, which is past it already); the reason
   * is logged with the query. `readOnly`: it takes one trip to the database.
   */
  system<T>(reason: string, work: (tx: Tx) => Promise<T>, options?: { readOnly?: boolean }): Promise<T>
  /** The server's key, for hashes that must not be tried offline. */
  readonly secret: string
  /** Where the server is reached from outside, without a slash at its end: for printed addresses and links in mail. */
  readonly baseUrl: string
  /** Where backups of the installation go. */
  readonly backups: Config['backups']
  /** The client of Google's API; undefined: this installation has none. */
  readonly google: Config['google']
  readonly http: HttpSide
}

type Base = CallBase & {
  /** The call's transaction: tenant entered for group and building scope. Handlers do no other I/O. */
  readonly tx: Tx
  enqueue<Data extends object>(job: Job<Data>, data: Data): Promise<void>
  audit(entry: AuditEntry): void
  /** Tells those browsers of this account that may hear it, after the commit. */
  publish<Data extends object>(channel: Channel<Data>, data: Data): Promise<void>
  /** Tells every server process after the commit. */
  notify(topic: string, data: string): Promise<void>
  /** Where the bytes of stored files lie; what a call puts there, under new keys only, is removed again if it fails. */
  readonly files: FileStore
  /** A link to a stored file, or to a smaller form of a stored picture, good for five minutes, for this caller only. */
  fileLink(file: { key: string; name: string; inline?: boolean; form?: SmallForm }): string
}

/** What only the calls of the session feature use of HTTP: the cookies of renewal and of known browsers. */
export type HttpSide = {
  readonly address: string
  /** The address and the browser as they name themselves: kept with a sign-in, for nobody but its user. */
  readonly ip: string
  readonly device: string | null
  readonly cookie: string | undefined
  /** Sets the renew cookie, or clears it with null. Days null: as long as the browser runs. */
  setCookie(value: string | null, days: number | null): void
  /** The cookie by which a browser is known again, as it came. */
  readonly known: string | undefined
  /** Sets it for so many days. */
  setKnown(value: string, days: number): void
  /** What the browser keeps of the PINs that were typed in it at codes, as it came. */
  readonly scan: string | undefined
  /** False when another site's page sent the request. */
  readonly sameOrigin: boolean
}

type Signed = { readonly actor: Actor }
type InGroup = Signed & { readonly GroupId: GroupId; readonly buildings: readonly BuildingId[] | 'all' }
type Parts = {
  public: { readonly actor: Actor | null }
  session: Signed
  global: Signed
  /** A building that a group call names is proven too. */
  group: InGroup & { readonly BuildingId: BuildingId | undefined }
  building: InGroup & { readonly BuildingId: BuildingId }
}

/** What a handler of a scope gets. Minted only by the gate. */
export type Ctx<S extends Scope = Scope> = Base & Parts[S]
export type GroupCtx = Ctx<'group'> | Ctx<'building'>

/**
 * What the step before a call's transaction gets: no connection is held, so that it may wait. The caller, the account and the building are
 * proven by the session, rows that the input names are not yet.
 */
export type Before<S extends Scope = Scope> = CallBase &
  Parts[S] & {
    /** Counts an attempt against a limit a minute; throws `req.lim.exc` past it, `sys.srv.una` while nothing can be counted. */
    limit(key: string, perMinute: number): Promise<void>
  }

type Step<C, B> = C extends Call<infer S, infer _I, infer _P, infer _O> ? (ctx: Before<S>, input: Parsed<C>) => Promise<B> : never
type Work<C, B> =
  C extends Call<infer S, infer _I, infer _P, infer _O> ? (ctx: Ctx<S>, input: Parsed<C>, known: B) => Promise<Output<C>> : never
export type Handler<C> = { readonly before?: Step<C, unknown>; readonly work: Work<C, never> }

/**
 * Ties a handler to its call: input, output and context are typed by it. With three arguments the second runs before the transaction
 * (limits, hashes, what another one must commit whatever becomes of the call), and the third gets what it gives.
 */
export function handle<C extends Call>(call: C, work: Work<C, undefined>): Handler<C>
export function handle<C extends Call, B>(call: C, before: Step<C, B>, work: Work<C, B>): Handler<C>
export function handle(_call: Call, first: unknown, second?: unknown): never {
  return (second ? { before: first, work: second } : { work: first }) as never // which of them it is the overloads say
}

export type Served = { readonly call: Call; readonly handler: Handler<Call<never, never, never, unknown>> }
type CallsOf<T> = { [K in keyof T as T[K] extends Call ? K : never]: T[K] }

/** A feature's calls with their handlers: the compiler asks for every call of `contract.ts`. */
export const serve = <T extends Record<string, unknown>>(contract: T, handlers: { [K in keyof CallsOf<T>]: Handler<T[K]> }): Served[] =>
  Object.entries(handlers).map(([name, handler]) => ({ call: contract[name], handler }) as Served) // keys are typed to be the contract's calls
