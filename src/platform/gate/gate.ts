import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type Call, changes, type Scope } from '../../core/call.ts'
import type { Channel } from '../../core/channel.ts'
import { shapeProblem } from '../../core/hints.ts'
import { invalid, Refusal } from '../../core/problem.ts'
import type { Language } from '../../core/words.ts'
import { writeAuditRow } from '../db/audit.ts'
import type { Tx } from '../db/database.ts'
import { allAnswered, together } from '../db/statements.ts'
import { publishing, telling } from '../events/events.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Actor, AuditEntry, Before, Ctx, HttpSide, Served } from '../handle.ts'
import type { Services } from '../services.ts'
import { type LinkedFile, linkFile } from './fileLink.ts'
import { type Identify, type Identity, type Look, permissionsIn } from './identity.ts'
import { type Intent, runOnce, unlessDone } from './once.ts'
import { admit, notArchived, type ProvenScope, place, provenRows } from './scope.ts'

export type Request = {
  readonly input: unknown
  readonly token: string | undefined
  readonly idempotencyKey: string | undefined
  readonly language: Language
  readonly requestId: string
  readonly http: HttpSide
}
/** Whom the gate has let in by the headers of a request, and who counts as its caller. `session`: the call needed one. */
export type Entry = {
  readonly identity: Identity | null
  readonly tokenHash: string | null
  readonly caller: string
  readonly session: boolean
}
export type Gate = {
  /** Judges by the headers alone, before a body is read: token → permission in any account → limit. Throws a `Refusal`. */
  enter(call: Call, request: Omit<Request, 'input'>): Promise<Entry>
  /**
   * The rest of the way: scope and permission → schema → rules → what the handler does before → transaction with the tenant entered → named
   * ids → handler → output → audit → commit. Throws a `Refusal`; then nothing of the transaction stays.
   */
  pass(served: Served, request: Request, entry: Entry): Promise<unknown>
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The way of every call. */
export const openGate = (services: Services, identify: Identify, look: Look): Gate => ({
  enter: async (call, request) => {
    const tokenHash = request.token ? hashOf(request.token) : null
    const identity = await whoCalls(call, identify, look, tokenHash)
    if (identity && call.scope !== 'public') admit(call, identity)
    const caller = identity?.Kind === 'User' || identity?.Kind === 'Print' ? identity.UserId : request.http.address // PINs and public pages are nobody's
    if (call.limit) await services.limits.take(`call:${call.path}:${caller}`, call.limit, { closed: call.scope === 'public' })
    return { identity, tokenHash, caller, session: call.scope !== 'public' }
  },
  pass: async ({ call, handler }, request, { identity, tokenHash }) => {
    const placed: ProvenScope = identity ? place(call, identity, request.input) : { membership: null, GroupId: null, BuildingId: undefined }
    const input = shaped(call, request.input)
    const problems = call.check?.(input) ?? []
    if (problems.length > 0) throw invalid(problems)
    const asked = askedOf({ services, identity, placed, request, tokenHash })
    const intent = intentOf({ call, placed, identity, request, tokenHash, input, secret: services.config.secret })
    const attempt = async (known: unknown, { tx, client, files }: Opened): Promise<unknown> => {
      together(client)
      await allAnswered([provenRows(client, call, placed, input), notArchived(client, call, placed, input)])
      const written: AuditEntry[] = []
      const ctx = context(asked, { services, files, identity, placed, global: call.scope === 'global', tx, client, written })
      const run = async () => call.output.parse(await handler.work(ctx as never, input as never, known as never)) // `handle` ties these types
      if (!changes(call)) return run()
      // A piece of a file is audited where its handler says what it has done.
      const audit = async () => {
        if (!call.bytes || written.length > 0) await writeAudit(client, { call, identity, placed, request, written })
      }
      if (intent) return runOnce(client, intent, run, audit)
      const output = await run()
      await audit()
      return output
    }
    if (placed.GroupId) await services.db.requireNode(placed.GroupId)
    const done = async (): Promise<unknown> => {
      const known = await handler.before?.(beforeOf(services, asked) as never, input as never)
      return inTransaction(services, call, placed.GroupId, opened => attempt(known, opened))
    }
    return intent ? unlessDone(services.db, intent, { early: handler.before !== undefined }, done) : done()
  },
})

type Intending = { call: Call; placed: ProvenScope; identity: Identity | null; input: unknown; secret: string } & Pick<
  Asking,
  'request' | 'tokenHash'
>
/** What a write is repeated by; null for one that is done again each time. */
const intentOf = ({ call, placed, identity, request, tokenHash, input, secret }: Intending): Intent | null => {
  const { idempotencyKey: key } = request
  if (!changes(call) || !key || call.replay === false || call.bytes) return null
  const actor = (identity?.Kind === 'User' ? identity.UserId : tokenHash) ?? request.http.address
  return { call, scope: placed.GroupId ?? 'global', actor, key, input, secret }
}

type Opened = { tx: Tx; client: pg.PoolClient; files: FileStore }
/** Runs a call in the transaction of its scope; one that fails leaves neither rows nor bytes. */
const inTransaction = (services: Services, call: Call, group: ProvenScope['GroupId'], attempt: (opened: Opened) => Promise<unknown>) => {
  const work = async (tx: Tx, client: pg.PoolClient): Promise<unknown> => {
    const { files, undo } = undoable(services.files)
    try {
      return await attempt({ tx, client, files })
    } catch (error) {
      await undo()
      throw error
    }
  }
  const readOnly = !changes(call)
  if (call.scope === 'global') return services.db.asSystem(call.path, work, { readOnly })
  if (call.people) return services.db.withPeople(call.people, group, work, { readOnly })
  return services.db.withTenant(group, work, { readOnly })
}

const whoCalls = async (call: Call, identify: Identify, look: Look, tokenHash: string | null): Promise<Identity | null> => {
  if (call.scope === 'public') return tokenHash ? await identify(tokenHash).catch(() => null) : null
  if (!tokenHash) throw new Refusal('usr.aut.utm')
  const identity = await identify(tokenHash)
  if (!identity) throw await over(look, tokenHash)
  return identity
}

/** The refusal of a token that is no longer good, with the reason where it is known. */
export const over = async (look: Look, tokenHash: string): Promise<Refusal> => {
  const standing = (await look([tokenHash])).get(tokenHash)
  return Object.assign(new Refusal('usr.aut.iut'), { ended: standing?.identity === null ? standing.ended : undefined })
}

const shaped = (call: Call, raw: unknown): unknown => {
  const parsed = call.input.safeParse(raw)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(issue => shapeProblem(issue, raw))
  throw invalid(problems.slice(0, 50))
}

// The transaction takes rows back, and this the bytes of a call that fails. Calls put files under new keys only.
const undoable = (store: FileStore): { files: FileStore; undo: () => Promise<unknown> } => {
  const keys: string[] = []
  const put: FileStore['put'] = async (key, ...rest) => {
    keys.push(key)
    await store.put(key, ...rest)
  }
  return { files: { ...store, put }, undo: () => Promise.allSettled(keys.map(key => store.remove(key))) }
}

type Asking = { services: Services; identity: Identity | null; placed: ProvenScope; request: Request; tokenHash: string | null }
const askedOf = ({ services, identity, placed, request, tokenHash }: Asking) => ({
  now: new Date(),
  requestId: request.requestId,
  language: request.language,
  tokenHash,
  secret: services.config.secret,
  baseUrl: services.config.baseUrl,
  backups: services.config.backups,
  google: services.config.google,
  http: request.http,
  system: <T>(reason: string, work: (tx: Tx) => Promise<T>, options?: { readOnly?: boolean }) =>
    services.db.asSystem(reason, work, options),
  actor: identity ? actorOf(identity, placed) : null,
  GroupId: placed.GroupId,
  buildings: placed.membership?.buildings ?? [],
  BuildingId: placed.BuildingId,
})

// The scope of the call, proven above, decides which of these are set: here and below.
const beforeOf = ({ limits }: Services, asked: ReturnType<typeof askedOf>): Before<Scope> =>
  Object.assign({}, asked, { limit: (key: string, perMinute: number) => limits.take(key, perMinute, { closed: true }) }) as never

type Making = {
  services: Services
  files: FileStore
  identity: Identity | null
  placed: ProvenScope
  global: boolean
  tx: Tx
  client: pg.PoolClient
  written: AuditEntry[]
}

const context = (
  asked: ReturnType<typeof askedOf>,
  { services, files, identity, placed, global, tx, client, written }: Making,
): Ctx<Scope> => {
  const more = {
    tx,
    files,
    ...(global && { system: <T>(_reason: string, work: (tx: Tx) => Promise<T>) => work(tx) }), // its pool must not wait for itself
    enqueue: (one: { name: string }, data: object) => services.jobs.enqueue(client, one as never, data), // only the name is used
    audit: (entry: AuditEntry) => void written.push(entry),
    publish: async <Data extends object>(to: Channel<Data>, data: Data) => {
      if (!placed.GroupId) throw new Error('only calls of an account publish to its browsers')
      await client.query(...telling(to, placed.GroupId, data))
    },
    notify: async (topic: string, data: string) => void (await client.query(...publishing({ topic, data }))),
    fileLink: (file: LinkedFile) => linkFile(services.config.secret, { GroupId: placed.GroupId, UserId: identity?.UserId }, file),
  }
  return Object.assign({}, asked, more) as never
}

const actorOf = (identity: Identity, placed: ProvenScope): Actor => ({
  Kind: identity.Kind,
  Purpose: identity.Purpose,
  UserId: identity.UserId,
  FullName: identity.FullName,
  Role: placed.membership?.Role ?? identity.GlobalRole ?? identity.members[0]?.Role ?? 'Visitor',
  Permissions: permissionsIn(identity, placed.membership),
  CurrentGroupId: identity.members[0]?.GroupId ?? null,
  groups: identity.GlobalRole ? 'all' : identity.members.map(one => one.GroupId),
})

type Auditing = { call: Call; identity: Identity | null; placed: ProvenScope; request: Request; written: AuditEntry[] }
const writeAudit = async (client: pg.PoolClient, { call, identity, placed, request, written }: Auditing) => {
  const entries = written.length > 0 ? written : [{ Object: call.path, ObjectId: placed.BuildingId }]
  for (const { Object, ObjectId = null, Before, After, GroupId } of entries as AuditEntry[])
    await writeAuditRow(client, {
      GroupId: placed.GroupId ?? GroupId ?? null,
      UserId: identity?.UserId ?? null,
      FullName: identity?.FullName ?? 'Visitor',
      Call: call.path,
      Object,
      ObjectId,
      Before,
      After,
      Address: request.http.address,
      RequestId: request.requestId,
    })
}

export const newRequestId = (): string => randomUUID()
