import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import { type Call, changes } from '../../src/core/call.ts'
import { SaveSettings, SignOut } from '../../src/features/base/people/contract.ts'
import { AddPropertyTag } from '../../src/features/property/buildings/contract.ts'
import type { Write } from '../support/write.ts'
import { writesOf } from '../ways.ts'
import { openWorld, send } from '../world.ts'

const world = await openWorld({ env: { BACKUP_TO: '/tmp/lintel-no-backups', BACKUP_KEY: 'a key of a backup, which nobody can guess' } })
const global = await world.newAccount({ role: 'AcAdmin', global: true })
const writes = writesOf({ world, global })
const [owner, holder] = [new pg.Client(world.owner as pg.ClientConfig), new pg.Client(world.owner as pg.ClientConfig)] // what a pool adds, a client leaves aside
await Promise.all([owner.connect(), holder.connect()])
afterAll(() => Promise.all([owner.end(), holder.end()]))

// What counts callers and processes, whatever is written.
const uncounted = ['attempt', 'process_minute']
const { rows: tables } = await owner.query<{ name: string }>(
  `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1) order by 1`,
  [uncounted],
)
// Named, so that PostgreSQL reads and plans the count of so many tables once.
const counting = {
  name: 'counting',
  text: tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`).join(' union all '),
}

// Each attempt of these counts, also under one key: who asks often for mails, or guesses.
const limited = ['Session/RequestPasswordReset', 'Settings/ChangePassword', 'UserAdmin/SendPasswordReset']

/** How many rows a write leaves in each table, also of jobs and mails; removed ones are less than none. */
type Effect = Record<string, number>
const effectOf = async <T>(work: () => Promise<T>): Promise<{ result: T; effect: Effect }> => {
  const before = counted ?? (await countRows())
  const result = await work()
  const after = await countRows()
  counted = after
  const effect = [...before].map(([name, n]) => [name, (after.get(name) ?? 0) - n] as const).filter(([, n]) => n !== 0)
  return { result, effect: Object.fromEntries(effect) }
}
const countRows = async () => new Map((await owner.query<{ name: string; n: number }>(counting)).rows.map(({ name, n }) => [name, n]))
/** The rows after the last write, as long as nothing else was written: null. */
let counted: Map<string, number> | null = null

/** The same write in an account of its own each time: how it is sent under a key. */
const prepare = async ({ call, open }: Write) => {
  counted = null
  const account = await world.newAccount({ role: 'AcAdmin' })
  const { input, token = account.token } = await open(account)
  const address = `127.88.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
  const key = randomUUID()
  const ask = (text = 'mine') => send(world.app, call, input(text), token || null, { 'idempotency-key': key }, address)
  return { ask, varies: JSON.stringify(input('mine')) !== JSON.stringify(input('theirs')) }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const kept = (call: Call) => changes(call) && call.replay !== false && !call.bytes
const named = writes.map(write => [write.call.path, write] as const)

test('every write of the contract that a key makes repeatable has a way to be made in the testing.ts of its feature', () => {
  const ways = new Set(writes.map(({ call }) => call.path))
  expect(served.filter(({ call }) => kept(call) && !ways.has(call.path)).map(({ call }) => call.path)).toEqual([])
  expect(writes.filter(({ call }) => !kept(call)).map(({ call }) => call.path)).toEqual([])
})

/** What becomes of a write whose connection is cut as it tells the audit, last of all before it commits. */
const whileAuditWaits = async <T>(work: () => Promise<T>): Promise<T> => {
  const cutting = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into audit%'`
  await holder.query('begin; lock table audit in share mode')
  try {
    const lost = work()
    await expect.poll(async () => (await owner.query(cutting)).rowCount, { interval: 20, timeout: 5000 }).toBe(1)
    return await lost
  } finally {
    await holder.query('rollback')
  }
}

/** Ten at once under one key, or as many as the call takes in a minute. */
const repeatAtOnce = async (write: Write, ten: Prepared, single: Effect) => {
  const times = Math.min(10, (write.call.limit ?? 11) - 1)
  const many = await effectOf(() => Promise.all(Array.from({ length: times }, () => ten.ask())))
  // Where attempts are counted some are told to wait; what they are told later is the same.
  const told = many.result.filter(({ code }) => code !== 'req.lim.exc')
  if (write.call !== SignOut) told.push(await ten.ask()) // who has signed out is nobody any more
  expect(told.map(({ status, body }) => [status, body])).toEqual(told.map(() => [200, told[0]?.body]))
  if (many.result.some(({ code }) => code === 'req.lim.exc')) expect(limited).toContain(write.call.path)
  expect(many.effect).toEqual(single)
  if (!ten.varies || write.call.limit) return
  const other = await effectOf(() => ten.ask('theirs'))
  expect(other).toMatchObject({ result: { status: 422, code: 'req.key.use' }, effect: {} })
}

/** Once whose connection is cut before it commits, then again under the same key. */
const repeatAfterCut = async (write: Write, cut: Prepared, single: Effect) => {
  const { effect } = await effectOf(async () => {
    expect(await whileAuditWaits(() => cut.ask())).toMatchObject({ status: 503, code: 'sys.srv.una' })
    const first = await cut.ask()
    expect(first.status, first.body).toBe(200)
    if (write.call !== SignOut) expect((await cut.ask()).body).toBe(first.body) // who has signed out is nobody any more
  })
  expect(effect).toEqual(single)
}

test.each(named)(
  '%s: ten at once under one key, and one cut off in the middle and repeated, have the effect of one',
  async (_path, write) => {
    // All first, so that nothing else is written between: but for what is one for the whole installation.
    const isOne = write.call.scope === 'global'
    const [{ ask }, ten, cut] = [await prepare(write), isOne ? null : await prepare(write), isOne ? null : await prepare(write)]
    const single = await effectOf(() => ask())
    expect(single.result.status, single.result.body).toBe(200)
    await repeatAtOnce(write, ten ?? (await prepare(write)), single.effect)
    await repeatAfterCut(write, cut ?? (await prepare(write)), single.effect)
  },
)

test('a key of somebody else is another key: of another user, another account, another call', async () => {
  const [ours, theirs] = [await world.newAccount(), await world.newAccount()]
  const colleague = await ours.signInAs('Admin')
  const key = { 'idempotency-key': randomUUID() }
  const tag = (GroupId: string, Name: string, token: string) => send(world.app, AddPropertyTag, { GroupId, Name }, token, key)
  const replies = [
    await tag(ours.group.id, 'Mine', ours.token),
    await tag(ours.group.id, 'Theirs', colleague.token),
    await tag(theirs.group.id, 'Elsewhere', theirs.token),
    await send(world.app, SaveSettings, { Theme: 'dark', Language: 'en' }, ours.token, key),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(replies.map(({ body }) => body)).size).toBe(4)
})
