import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Call, Scope } from '../../core/call.ts'
import { invalid, messages, notFound, Refusal } from '../../core/problem.ts'
import type { Language } from '../../core/words.ts'
import { writeAuditRow } from '../db/audit.ts'
import type { Tx } from '../db/database.ts'
import { publishing } from '../events/events.ts'
import type { FileStore } from '../files/fileStore.ts'
import { signLink } from '../files/signedLink.ts'
import type { Actor, AuditEntry, Ctx, HttpSide, Served } from '../handle.ts'
import type { Services } from '../services.ts'
import { type Identify, type Identity, permissionsIn } from './identity.ts'
import { once } from './once.ts'
import { asProblem, type Place, place, provenRows } from './scope.ts'

export type Request = {
  readonly input: unknown
  readonly token: string | undefined
  readonly idempotencyKey: string | undefined
  readonly language: Language
  readonly requestId: string
  readonly http: HttpSide
}
export type Gate = (served: Served, request: Request) => Promise<unknown>

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * The way of every call: token → permission → scope → schema → rules → transaction with the tenant entered → named ids →
 * handler → output → audit → commit. Throws a `Refusal`; then nothing of the transaction stays.
 */
export const openGate =
  (services: Services, identify: Identify): Gate =>
  async ({ call, handler }, request) => {
    const tokenHash = request.token ? hashOf(request.token) : null
    const identity = await whoCalls(call, identify, tokenHash)
    await withinLimit(services, call, identity, request)
    const placed: Place = identity ? place(call, identity, request.input) : { membership: null, GroupId: null, BuildingId: undefined }
    const input = shaped(call, request.input)
    const problems = call.check?.(input) ?? []
    if (problems.length > 0) throw invalid(problems)

    const attempt = async (tx: Tx, client: pg.PoolClient, files: FileStore): Promise<unknown> => {
      await provenRows(client, call, placed, input)
      const written: AuditEntry[] = []
      const ctx = context({ services, files, identity, placed, request, tokenHash, tx, client, written })
      const run = async () => call.output.parse(await handler(ctx as never, input as never)) // the contract ties both to the handler's types
      const key = {
        call,
        scope: placed.GroupId ?? 'global',
        actor: identity?.UserId ?? request.http.address,
        key: request.idempotencyKey,
        input,
      }
      const output = call.method === 'POST' ? await once(client, key, run) : await run()
      if (call.method === 'POST') await writeAudit(client, { call, identity, placed, request, written })
      return output
    }
    const work = async (tx: Tx, client: pg.PoolClient): Promise<unknown> => {
      const { files, undo } = undoable(services.files)
      try {
        return await attempt(tx, client, files)
      } catch (error) {
        await undo()
        throw error
      }
    }
    if (call.scope === 'global') return services.db.asSystem(call.path, work)
    return services.db.withTenant(placed.GroupId, work, { readOnly: call.method === 'GET' })
  }

const whoCalls = async (call: Call, identify: Identify, tokenHash: string | null): Promise<Identity | null> => {
  if (call.scope === 'public') return tokenHash ? await identify(tokenHash).catch(() => null) : null
  if (!tokenHash) throw new Refusal('usr.aut.utm')
  const identity = await identify(tokenHash)
  if (!identity) throw new Refusal('usr.aut.iut')
  return identity
}

const withinLimit = async ({ limits }: Services, call: Call, identity: Identity | null, { http }: Request) => {
  if (!call.limit) return
  const caller = identity?.Kind === 'User' || identity?.Kind === 'Print' ? identity.UserId : http.address // PINs and public pages are nobody's
  await limits.take(`call:${call.path}:${caller}`, call.limit, { closed: call.scope === 'public' })
}

const shaped = (call: Call, raw: unknown): unknown => {
  const parsed = call.input.safeParse(raw)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(issue => {
    const missing = 'input' in issue ? issue.input === undefined : issue.code === 'invalid_type'
    return asProblem(issue.path, missing && issue.code === 'invalid_type' ? messages.required : messages.format)
  })
  throw new Refusal('req.val.inv', messages.fillRequired, problems.slice(0, 50))
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

type Making = {
  services: Services
  files: FileStore
  identity: Identity | null
  placed: Place
  request: Request
  tokenHash: string | null
  tx: Tx
  client: pg.PoolClient
  written: AuditEntry[]
}

const context = ({ services, files, identity, placed, request, tokenHash, tx, client, written }: Making): Ctx<Scope> => {
  const base = {
    tx,
    now: new Date(),
    requestId: request.requestId,
    language: request.language,
    tokenHash,
    secret: services.config.secret,
    baseUrl: services.config.baseUrl,
    http: request.http,
    files,
    system: <T>(reason: string, work: (tx: Tx) => Promise<T>) => services.db.asSystem(reason, work),
    enqueue: (one: { name: string }, data: object) => services.jobs.enqueue(client, one as never, data), // only the name is used
    audit: (entry: AuditEntry) => void written.push(entry),
    publish: async (channel: string, data: object) => {
      if (!placed.GroupId) throw new Error('only calls of an account publish to its browsers')
      await client.query(...publishing({ topic: 'browser', group: placed.GroupId, channel, data }))
    },
    notify: async (topic: string, data: string) => void (await client.query(...publishing({ topic, data }))),
    limit: (key: string, perMinute: number) => services.limits.take(key, perMinute, { closed: true }),
    fileLink: (file: { key: string; name: string; inline?: boolean }) => fileLink(services, placed, identity, file),
    actor: identity ? actorOf(identity, placed) : null,
  }
  const inGroup = { GroupId: placed.GroupId, buildings: placed.membership?.buildings ?? [], BuildingId: placed.BuildingId }
  return Object.assign(base, inGroup) as never // the scope of the call, proven above, decides which of these are set
}

const actorOf = (identity: Identity, placed: Place): Actor => ({
  Kind: identity.Kind,
  Purpose: identity.Purpose,
  UserId: identity.UserId,
  FullName: identity.FullName,
  Role: placed.membership?.Role ?? identity.GlobalRole ?? identity.members[0]?.Role ?? 'Visitor',
  Permissions: permissionsIn(identity, placed.membership),
  CurrentGroupId: identity.members[0]?.GroupId ?? null,
  groups: identity.GlobalRole ? 'all' : identity.members.map(one => one.GroupId),
})

const fileLink = (
  { config }: Services,
  placed: Place,
  identity: Identity | null,
  { key, name, inline }: { key: string; name: string; inline?: boolean },
) => {
  if (!placed.GroupId || !identity || !key.startsWith(`${placed.GroupId}/`)) throw notFound()
  const token = signLink(
    config.secret,
    { key, groupId: placed.GroupId, userId: identity.UserId, name, disposition: inline ? 'inline' : 'attachment' },
    new Date(),
  )
  return `/f/${token}`
}

type Auditing = { call: Call; identity: Identity | null; placed: Place; request: Request; written: AuditEntry[] }
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
