import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openHttp } from '../src/app/http.ts'
import { openServices } from '../src/app/process.ts'
import type { Call, Input, Output } from '../src/core/call.ts'
import type { Role } from '../src/core/permissions.ts'
import type { Problem } from '../src/core/problem.ts'
import { ERROR_HEADER, JSON_PARAMETERS, pathOf, TOKEN_HEADER } from '../src/core/wire.ts'
import { accountGroup } from '../src/features/base/accounts/tables.ts'
import { openSession } from '../src/features/base/people/data.ts'
import { appUser, member } from '../src/features/base/people/tables.ts'
import { building } from '../src/features/property/buildings/tables.ts'
import { readConfig } from '../src/platform/config.ts'
import { withClient } from '../src/platform/db/client.ts'
import { hashPassword } from '../src/platform/secrets.ts'
import type { Services } from '../src/platform/services.ts'
import { copyDatabase, dropDatabase, prepareDatabase } from './support/databases.ts'
import { requireNotedFiles } from './support/fileUse.ts'
import { buildingRow } from './support/rows.ts'
import { testSecret } from './support/template.ts'

/** A database and an in-process server of this test file's own; `owner` may do anything in it. */
export type World = {
  services: Services
  owner: pg.PoolConfig
  /** The owner's way to the database on each server that it lies on; more than one on a cluster. */
  nodes: readonly pg.ClientConfig[]
  app: FastifyInstance
  newAccount(options?: AccountOptions): Promise<Account>
}
export type AccountOptions = { role?: Role; buildings?: number; access?: 'all' | 'first'; global?: boolean }
export type Refused = { status: number; code: string; message: string; fields: Problem[] }
export type Account = {
  group: { id: string; name: string }
  building: { id: string }
  buildings: { id: string }[]
  user: { id: string; email: string; password: string }
  token: string
  /** Calls as this account's user; throws on a refusal. */
  call: <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>
  /** Calls and expects a refusal; throws on success. */
  refuse: <C extends Call>(call: C, input: unknown, token?: string | null) => Promise<Refused>
  /** Another user of this account. */
  signInAs: (role: Role, access?: string[] | null) => Promise<Pick<Account, 'call' | 'refuse' | 'token' | 'user'>>
}

export const password = 'Correct-Horse-7'
let passwordHash: Promise<string> | undefined

/**
 * Opens a world once a test file (at its top level). `env`: configuration of the server, `work`: also does the jobs, `own`: its database is made from nothing,
 * for a cluster keeps the name of the one that a copy was made of.
 */
export const openWorld = async ({
  env = {},
  work = false,
  own = false,
  parts,
}: {
  env?: Record<string, string>
  work?: boolean
  own?: boolean
  parts?: Parameters<typeof openHttp>[1]
} = {}): Promise<World> => {
  const { servers, template } = inject('pg')
  const database = `t_${randomUUID().replaceAll('-', '')}`
  if (own) await prepareDatabase(servers, database, testSecret)
  else await copyDatabase(servers, database, template)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lintel-test-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    LINTEL_SECRET: testSecret,
    FORM_SECONDS: '0', // tests fill in forms faster than people
    GOOGLE_CLIENT_ID: 'lintel-tests',
    GOOGLE_CLIENT_SECRET: 'client-secret',
    GOOGLE_API_URL: 'http://127.0.0.1:9', // nobody is there
    ...env,
  })
  const owner = { ...servers[0], database }
  const { services, close } = await openServices(config, owner)
  if (work) await services.jobs.work(services)
  const app = await openHttp(services, parts)
  afterAll(async () => {
    await app.close()
    await close()
    await withClient(owner, requireNotedFiles)
    await dropDatabase(servers, database)
  })
  const nodes = servers.map(one => ({ ...one, database }))
  return { services, owner, nodes, app, newAccount: options => newAccount({ services, app }, options) }
}

const newAccount = async (
  world: Pick<World, 'services' | 'app'>,
  { role = 'Admin', buildings = 1, access = 'all', global = false }: AccountOptions = {},
): Promise<Account> => {
  const name = `Account ${randomUUID().slice(0, 8)}`
  const made = await world.services.db.asSystem('test account', async tx => {
    const [group] = await tx
      .insert(accountGroup)
      .values({ GroupName: { en: name, es: name } })
      .returning()
    if (!group) throw new Error('no account')
    const rows = Array.from({ length: buildings }, (_, i) => buildingRow(group.id, i))
    return { group, buildings: rows.length > 0 ? await tx.insert(building).values(rows).returning() : [] }
  })
  const first = made.buildings[0]?.id ?? ''
  const signInAs: Account['signInAs'] = (asRole, ids = null) => newUser(world, made.group.id, { role: asRole, ids, global: false })
  const own = await newUser(world, made.group.id, { role, ids: access === 'first' ? [first] : null, global })
  return { group: { id: made.group.id, name }, building: { id: first }, buildings: made.buildings, signInAs, ...own }
}

const newUser = async (
  world: Pick<World, 'services' | 'app'>,
  group: string,
  { role, ids, global }: { role: Role; ids: string[] | null; global: boolean },
) => {
  passwordHash ??= hashPassword(password)
  const email = `${role.toLowerCase()}-${randomUUID().slice(0, 8)}@test.example`
  const PasswordHash = await passwordHash
  const made = await world.services.db.asSystem('test user', async tx => {
    const [user] = await tx
      .insert(appUser)
      .values({ Email: email, FullName: `Test ${role}`, PasswordHash, GlobalRole: global ? role : null })
      .returning()
    if (!user) throw new Error('no user')
    if (!global) await tx.insert(member).values({ GroupId: group, UserId: user.id, MemberRoleInGroup: role, AccessBuildingIds: ids })
    return { id: user.id, token: await openSession(tx, { Kind: 'User', UserId: user.id, Family: randomUUID() }) }
  })
  return { user: { id: made.id, email, password }, token: made.token, ...callsAs(world.app, made.token) }
}

/** Calls with a token over the server's HTTP interface. */
export const callsAs = (app: FastifyInstance, token: string | null): Pick<Account, 'call' | 'refuse'> => ({
  call: async (call, input) => {
    const reply = await send(app, call, input, token)
    if (reply.code) throw new Error(`${call.path} was refused: ${reply.status} ${reply.body}`)
    return JSON.parse(reply.body).data
  },
  refuse: async (call, input, other = token) => {
    const reply = await send(app, call, input, other)
    if (!reply.code) throw new Error(`${call.path} was not refused: ${reply.body}`)
    const { code, message, fields = [] } = JSON.parse(reply.body).error
    return { status: reply.status, code, message, fields }
  },
})

/** What goes as the body: JSON, or the bytes alone beside a query. */
const bodyOf = (call: Call, input: unknown, headers: Record<string, string>) => {
  const { [call.bytes ?? '']: bytes, ...rest } = Object(input) as Record<string, unknown> // an input is an object
  return bytes instanceof Uint8Array
    ? { payload: Buffer.from(bytes), query: queryOf(rest), headers: { ...headers, 'content-type': 'application/octet-stream' } }
    : { payload: input as object, headers }
}

/** One call over HTTP, in process; from an address of its own, unless told. */
export const send = async (
  app: FastifyInstance,
  call: Call,
  input: unknown,
  token: string | null,
  headers: Record<string, string> = {},
  remoteAddress = somewhere(),
) => {
  const all = { ...(token && { [TOKEN_HEADER]: token }), ...headers }
  const reply =
    call.method === 'GET'
      ? await app.inject({ method: 'GET', url: pathOf(call), query: queryOf(input), headers: all, remoteAddress })
      : await app.inject({ method: call.method, url: pathOf(call, input), remoteAddress, ...bodyOf(call, input, all) })
  return { status: reply.statusCode, code: reply.headers[ERROR_HEADER], body: reply.body, headers: reply.headers, cookies: reply.cookies }
}

// Each call comes from an address of its own, so that limits by address do not couple tests.
let caller = 0
const somewhere = () => `127.${(++caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`

const queryOf = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'object' || JSON_PARAMETERS.includes(name) ? JSON.stringify(value) : String(value)]),
  )
