import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import type { GroupId } from '../../core/ids.ts'
import { currentWork, runAs } from '../watching/work.ts'
import { guardPoolOrder } from './order.ts'
import { allAnswered, openNames, plannedEachTime, preparing, sendWithCommit } from './statements.ts'

const world = await openWorld()
const { db } = world.services
const valueOf = (group: string, name: string) =>
  db.asSystem('a counter of a test', async (_tx, client) => {
    const { rows } = await client.query('select value from group_counter where group_id = $1 and name = $2', [group, name])
    return rows[0]?.value ?? null
  })
const add = (group: string, name: string) =>
  sql`insert into group_counter (group_id, name, value) values (${group}, ${name}, 1) on conflict (group_id, name) do update set value = group_counter.value + 1`

test('what is left to the commit is sent with it; where it fails, nothing of the transaction is kept', async () => {
  const { group } = await world.newAccount()
  await db.withTenant(group.id as GroupId, async (tx, client) => {
    sendWithCommit(client, () => tx.execute(add(group.id, 'last')).then(() => {}))
    await tx.execute(add(group.id, 'first'))
  })
  const failing = db.withTenant(group.id as GroupId, async (tx, client) => {
    await tx.execute(add(group.id, 'first'))
    sendWithCommit(client, () => client.query('select 1 / 0'))
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect([await valueOf(group.id, 'first'), await valueOf(group.id, 'last')]).toEqual([1, 1])
})

test('what was left to a commit that never came is not sent with the next', async () => {
  const { group } = await world.newAccount()
  const failing = db.withTenant(group.id as GroupId, async (tx, client) => {
    sendWithCommit(client, () => tx.execute(add(group.id, 'left')).then(() => {}))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  for (let i = 0; i < db.app.options.max; i++) await db.withTenant(group.id as GroupId, tx => tx.execute(add(group.id, 'next')))
  expect([await valueOf(group.id, 'left'), await valueOf(group.id, 'next')]).toEqual([null, db.app.options.max])
})

test('each statement is sent once, whether drizzle or the client makes it; the first that is refused says why', async () => {
  const { group } = await world.newAccount()
  await db.withTenant(
    group.id as GroupId,
    async tx => void (await allAnswered([tx.execute(add(group.id, 'a')), tx.execute(add(group.id, 'b'))])),
  )
  expect([await valueOf(group.id, 'a'), await valueOf(group.id, 'b')]).toEqual([1, 1])
  const refused = db.withTenant(group.id as GroupId, (tx, client) =>
    allAnswered([tx.execute(add(group.id, 'a')), client.query('select 1 / 0'), client.query('select 1')]),
  )
  await expect(refused).rejects.toMatchObject({ code: '22012' })
  expect(await valueOf(group.id, 'a')).toBe(1)
})

test('what is sent with an opening that fails is written nowhere: outside an account the app role may add no row', async () => {
  const { group } = await world.newAccount()
  const outside = db.app.query('insert into group_counter (group_id, name, value) values ($1, $2, 1)', [group.id, 'outside'])
  await expect(outside).rejects.toMatchObject({ code: '42501' }) // row-level security
  expect(await valueOf(group.id, 'outside')).toBe(null)
})

test('a statement that comes again is prepared, but for one that is planned each time', async () => {
  const pool = new pg.Pool({ ...world.owner, max: 1 })
  const client = await pool.connect()
  const asked = preparing(client, openNames())
  const countPrepared = async (text: string) => {
    for (let value = 1; value <= 6; value++) await asked.query(text, [value])
    const { rows } = await client.query('select count(*)::int as n from pg_prepared_statements where statement = $1', [text])
    return rows[0]?.n
  }
  expect([await countPrepared('select $1::int + 1'), await countPrepared(`${plannedEachTime} select $1::int + 1`)]).toEqual([1, 0])
  client.release()
  await pool.end()
})

test('a statement that waits for a connection is one of the work that sent it, not of the work that gave the connection back', async () => {
  const pool = guardPoolOrder(new pg.Pool({ ...world.owner, max: 1, connectionTimeoutMillis: 2000 }), 1)
  const client = await pool.connect()
  const senders: unknown[] = []
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  Object.assign(client, { query: (...asked: unknown[]) => (senders.push(currentWork()?.name), query(...asked)) })
  const waiting = runAs({ name: 'waits', id: '' }, () => pool.query('select 1'))
  runAs({ name: 'gives back', id: '' }, () => client.release())
  await waiting
  expect(senders).toEqual(['waits'])
  await pool.end()
})
