import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { jsonb, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { type Account, openWorld } from '../../../test/world.ts'
import type { GroupId } from '../../core/ids.ts'
import { Refusal } from '../../core/problem.ts'
import { type Recurrence, recurrence } from '../../core/recurrence.ts'
import { withClient } from '../db/client.ts'
import { at } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { dueRows } from './dueRows.ts'
import { catchUp, runKey } from './recurrence.ts'

const reminder = snakeCase.table(
  'reminder',
  {
    GroupId: uuid().notNull(),
    id: uuid().notNull(),
    Rule: jsonb().$type<Recurrence>().notNull(),
    TimeZone: text().notNull(),
    Missed: text().$type<'once' | 'each'>().notNull(),
    Reader: text().notNull(),
    DueDate: at(),
  },
  t => [primaryKey({ columns: [t.GroupId, t.id] })],
)
const reminderRun = snakeCase.table('reminder_run', { Key: text().notNull(), Reader: text().notNull(), Batch: text().notNull() })

/** Runs each moment of a reminder once. A reader called "poison" cannot be reminded; one called "forgotten" gets no next moment. */
const remind = dueRows<typeof reminder, object>({
  name: 'test.remind',
  table: reminder,
  due: reminder.DueDate,
  every: '* * * * *',
  whileArchived: 'waits',
  together: reminder.Reader,
  batch: 20,
  work: async ({ tx, now }, rows) => {
    const Batch = randomUUID()
    for (const { GroupId, id, Rule, TimeZone, Missed, Reader, DueDate } of rows) {
      if (Reader === 'poison') throw new Error('nobody can be told')
      const due = DueDate?.getTime() ?? 0
      const { Moments, Next } = catchUp(Rule, { timeZone: TimeZone, due, now: now.getTime(), missed: Missed })
      await tx.insert(reminderRun).values(Moments.map(moment => ({ Key: runKey(id, moment), Reader, Batch })))
      if (Reader === 'forgotten') continue
      await tx
        .update(reminder)
        .set({ DueDate: Next === null ? null : new Date(Next) })
        .where(and(eq(reminder.GroupId, GroupId), eq(reminder.id, id)))
    }
  },
})

const world = await openWorld()
const { services } = world
await withClient(world.owner, client =>
  client.query(`
    create table reminder (group_id uuid, id uuid, rule jsonb, time_zone text, missed text, reader text, due_date timestamptz, primary key (group_id, id));
    create index on reminder (group_id, due_date);
    create table reminder_run (key text, reader text, batch text);
    grant select, insert, update, delete on reminder, reminder_run to lintel_system`),
)

const daily = recurrence.parse({ Every: 'Day', First: '2026-01-01', Times: ['07:00'] })
const [due, now] = [new Date('2026-04-03T07:00Z'), new Date('2026-04-05T09:00Z')]
type Row = typeof reminder.$inferInsert
const add = async ({ group }: Account, rows: readonly Partial<Row>[]): Promise<string[]> => {
  const usual = () => ({
    GroupId: group.id,
    id: randomUUID(),
    Rule: daily,
    TimeZone: 'UTC',
    Missed: 'once' as const,
    Reader: randomUUID(),
    DueDate: due,
  })
  const all = rows.map(row => ({ ...usual(), ...row }))
  await services.db.asSystem('test', tx => tx.insert(reminder).values(all))
  return all.map(one => one.id)
}
const runsOf = async (ids: readonly string[]) => {
  const rows = await services.db.asSystem('test', tx => tx.select().from(reminderRun))
  return rows.filter(({ Key }) => ids.includes(Key.split('.')[0] ?? '')).toSorted((a, b) => (a.Key < b.Key ? -1 : 1))
}
const keysOf = async (ids: readonly string[]) => (await runsOf(ids)).map(one => one.Key)
const dueDatesOf = (ids: readonly string[]) =>
  services.db.asSystem('test', async tx => {
    const rows = await tx.select().from(reminder)
    return rows.filter(one => ids.includes(one.id)).map(one => one.DueDate?.toISOString() ?? null)
  })
const idOf = ({ group }: Account) => group.id as GroupId
const workOff = (account: Account, at = now) => remind.workOff(services, idOf(account), { now: at })

test('of many who work off one account at once, each row is done by one, and named by its moment', async () => {
  const account = await world.newAccount()
  const ids = await add(
    account,
    Array.from({ length: 300 }, () => ({})),
  )
  await Promise.all(Array.from({ length: 6 }, () => workOff(account)))
  expect(await keysOf(ids)).toEqual(ids.map(id => `${id}.2026-04-05T07:00:00.000Z`).toSorted())
  expect(new Set(await dueDatesOf(ids))).toEqual(new Set(['2026-04-06T07:00:00.000Z']))
  await workOff(account)
  expect(await keysOf(ids)).toHaveLength(300)
})

test('what was missed runs once or each time, as the row says, and each at its moment', async () => {
  const account = await world.newAccount()
  const [once = '', each = ''] = await add(account, [{}, { Missed: 'each' }])
  const ended = await add(account, [{ Rule: { ...daily, Last: '2026-04-04' } }])
  await workOff(account)
  expect(await keysOf([once])).toEqual([`${once}.2026-04-05T07:00:00.000Z`])
  expect(await keysOf([each])).toEqual(['03', '04', '05'].map(day => `${each}.2026-04-${day}T07:00:00.000Z`))
  expect(await dueDatesOf(ended)).toEqual([null])
  await workOff(account, new Date('2026-04-06T07:00Z'))
  expect(await keysOf([once])).toHaveLength(2)
})

test('a row that cannot be worked off keeps no other back, and is tried again under the same key', async () => {
  const account = await world.newAccount()
  const ids = await add(
    account,
    Array.from({ length: 50 }, (_, n) => (n % 10 === 0 ? { Reader: 'poison' } : {})),
  )
  await expect(workOff(account)).rejects.toThrow('5 rows of test.remind could not be worked off')
  expect(await keysOf(ids)).toHaveLength(45)
  await services.db.asSystem('test', tx => tx.update(reminder).set({ Reader: 'cured' }).where(eq(reminder.Reader, 'poison')))
  await workOff(account)
  expect(new Set(await keysOf(ids))).toEqual(new Set(ids.map(id => `${id}.2026-04-05T07:00:00.000Z`)))
  expect(await keysOf(ids)).toHaveLength(50)
})

test('work that leaves its row due is refused and undone: it would be done again and again', async () => {
  const account = await world.newAccount()
  const ids = await add(account, [{ Reader: 'forgotten' }])
  const failure = await workOff(account).catch((error: unknown) => error)
  expect(String(failure instanceof Error && failure.cause)).toContain('has left a row due')
  expect(await keysOf(ids)).toEqual([])
})

test('rows that belong together are worked off in one go', async () => {
  const account = await world.newAccount()
  const readers = ['anna', 'bert', 'cleo', 'dora', 'emil']
  const ids = await add(
    account,
    Array.from({ length: 60 }, (_, n) => ({ Reader: readers[n % 5] ?? '' })),
  )
  await workOff(account)
  const runs = await runsOf(ids)
  for (const reader of readers) expect(new Set(runs.filter(one => one.Reader === reader).map(one => one.Batch)).size).toBe(1)
  expect(runs).toHaveLength(60)
})

test('rows of an archived account wait until it is restored', async () => {
  const [archived, other] = [await world.newAccount(), await world.newAccount()]
  for (const account of [archived, other]) await add(account, [{}])
  const archive = (to: Date | null) =>
    services.db.system.query('update account_group set archived_date = $2 where id = $1', [archived.group.id, to])
  await archive(new Date())
  const found = await remind.find(services, now)
  expect([found.includes(idOf(archived)), found.includes(idOf(other))]).toEqual([false, true])
  await archive(null)
  expect(await remind.find(services, now)).toContain(idOf(archived))
})

test('while a node of a cluster is away its accounts wait, and all others are found', async () => {
  const [away, here] = [await world.newAccount(), await world.newAccount()]
  for (const account of [away, here]) await add(account, [{}])
  // As Citus refuses a statement over all accounts when one node does not answer.
  const refused = Object.assign(new pg.DatabaseError('connection refused', 0, 'error'), { code: '08006' })
  const asSystem: Database['asSystem'] = async (reason, work, options) => {
    if (reason.startsWith('accounts where')) throw refused
    return services.db.asSystem(reason, work, options)
  }
  const requireNode = async (group: GroupId) => {
    if (group === idOf(away)) throw new Refusal('sys.srv.una')
  }
  const db = { ...services.db, asSystem, requireNode }
  await expect(remind.find({ db: { ...db, distributed: false } }, now)).rejects.toThrow(refused)
  const found = await remind.find({ db: { ...db, distributed: true } }, now)
  expect([found.includes(idOf(away)), found.includes(idOf(here))]).toEqual([false, true])
  const [, account] = remind.jobs
  const workOffOf = vi.spyOn(services.db, 'withPeople')
  await account?.run({ services: { ...services, db }, attempt: 1, last: false, jobId: '' }, { GroupId: idOf(away) } as never)
  expect(workOffOf).not.toHaveBeenCalled()
  workOffOf.mockRestore()
})

test('the due rows among many that are not are found by the index, in each account', async () => {
  const account = await world.newAccount()
  await services.db.system.query(
    `insert into reminder select $1, gen_random_uuid(), '{}', 'UTC', 'once', 'later', now() + n * interval '1 minute' from generate_series(1, 20000) n`,
    [account.group.id],
  )
  await withClient(world.owner, client => client.query('vacuum analyze reminder'))
  const { rows } = await services.db.system.query<{ 'QUERY PLAN': string }>(
    'explain (analyze, buffers) select distinct group_id from reminder where due_date <= $1',
    [now],
  )
  const plan = rows.map(one => one['QUERY PLAN']).join('\n')
  expect(plan).toContain('reminder_group_id_due_date_idx')
  expect(plan).not.toContain('Seq Scan')
})
