import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openHttp } from '../../src/app/http.ts'
import { scanPart } from '../../src/features/codes/visitorPages/scanPart.server.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { distribute, isDistributed, planDistribution } from '../../src/platform/db/distribute.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { placeOfAccount } from '../support/clusterNodes.ts'
import { dropDatabase, registerNodes } from '../support/databases.ts'
import { phone } from '../support/processes.ts'
import { newQrCode } from '../support/scans.ts'
import { sendPlainly } from '../support/visitForm.ts'
import { openWorld } from '../world.ts'

const { servers } = inject('pg')
const isCluster = servers.length > 1
const world = await openWorld()
const made = { databases: [] as string[], folders: [] as string[] }
afterAll(async () => {
  for (const one of made.databases) await dropDatabase(servers, one)
  for (const one of made.folders) rmSync(one, { recursive: true, force: true })
})

/** A database on every server, each by its own `create database`, with Citus where there is a cluster; nothing is spread yet. */
const newDatabase = async (more: (server: number) => string = () => ''): Promise<pg.ClientConfig> => {
  const name = `d_${randomUUID().replaceAll('-', '')}`
  made.databases.push(name)
  for (const [i, one] of servers.entries())
    await withClient({ ...one, database: 'postgres' }, client => client.query(`create database ${name} ${more(i)}`))
  await registerNodes(servers, name)
  return { ...servers[0], database: name }
}
/** Forms of visitors whose answers, requests and sums are kept in different ways, with what is filled in. */
const forms = [
  ['CommentCard', { Q001: 'Fine' }],
  ['Feedback', { Text: 'Quick and clean', Score: '4', CustomerEffortScore: '3', NetPromoterScore: '9', Role: 'Tenant' }],
  [
    'Maintenance',
    { Q001: 'ElevatorEscalator', Q002: 'The lift stops.', Q003: 'High', Q004: '12B', Q005: 'Jo Harper', Q006: 'jo@harbor.example' },
  ],
] as const
const planFor = (owner: pg.ClientConfig) => withClient(owner, planDistribution)

test.skipIf(isCluster)('a database without Citus is refused in words', async () => {
  await expect(planFor(world.owner as pg.ClientConfig)).rejects.toThrow('This database has no Citus')
  expect(await withClient(world.owner, isDistributed)).toBe(false)
})

describe.skipIf(!isCluster)('a cluster (CITUS_URL)', () => {
  test('says what it will do, does it once, and takes what a later migration adds', async () => {
    const owner = await newDatabase()
    await migrate(owner)
    await withClient(owner, async client => {
      const plan = await planDistribution(client)
      expect(plan.workers).toHaveLength(servers.length - 1)
      expect(plan.tables.account).toContain('building')
      expect(plan.tables.reference).toContain('account_group')
      expect(await isDistributed(client)).toBe(false)
      expect(await distribute(client, plan)).toBeGreaterThan(30)
      expect(await isDistributed(client)).toBe(true)
      expect(await distribute(client, await planDistribution(client))).toBe(0)
      await client.query('create table a_later_one (group_id uuid, id uuid, primary key (group_id, id))')
      expect((await planDistribution(client)).tables.account).toEqual(['a_later_one'])
      await client.query('create table a_lost_one (id uuid primary key)')
      await expect(planDistribution(client)).rejects.toThrow('Nobody has decided where the table a_lost_one stands')
    })
  })

  test('takes a later migration of several statements, whose index is built on every shard and whose constraint is proven', async () => {
    const owner = await newDatabase()
    await migrate(owner)
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-migrations-'))
    made.folders.push(folder)
    mkdirSync(path.join(folder, '99_later'))
    const sql = `alter table task add column later text; create index task_later on task (group_id, later);
      alter table task add constraint told check (done >= 0) not valid; alter table task validate constraint told`
    writeFileSync(path.join(folder, '99_later/migration.sql'), sql)
    await withClient(owner, async client => {
      await distribute(client, await planDistribution(client))
      await client.query(
        `insert into task (group_id, user_id, kind, title) select uuidv7(), uuidv7(), 'Kind', 'Title' from generate_series(1, 20)`,
      )
      expect(await migrate(owner, folder)).toEqual(['99_later'])
      const valid = `select count(*) filter (where indisvalid and indexrelid::regclass::text like 'task_later%') from pg_index where indrelid = '%s'::regclass`
      const { rows } = await client.query('select distinct result from run_command_on_shards($1, $2)', ['task', valid])
      expect(rows).toEqual([{ result: '1' }])
      const proven = await client.query(`select convalidated as proven from pg_constraint where conname = 'told'`)
      expect(proven.rows).toEqual([{ proven: true }])
    })
  }, 120_000)

  test('is refused with a node that is away, and without workers', async () => {
    const owner = await newDatabase()
    await withClient(owner, async client => {
      const [, worker] = servers
      await client.query('select citus_disable_node($1, $2, true)', [worker?.host, worker?.port])
      await expect(planDistribution(client)).rejects.toThrow('A node is not active')
      for (const { host, port } of servers.slice(1)) await client.query('select citus_remove_node($1, $2)', [host, port])
      await expect(planDistribution(client)).rejects.toThrow('The coordinator knows no worker')
    })
  })

  test('is refused with a worker that sorts otherwise', async () => {
    const owner = await newDatabase(i => (i === 1 ? `template template0 locale_provider icu icu_locale 'de'` : ''))
    await expect(planFor(owner)).rejects.toThrow('has another collation than the coordinator')
  })

  test('commits what a call writes on all nodes together: audit on the coordinator, row on a worker', async () => {
    const { group } = await world.newAccount()
    const { rows } = await world.services.db.withTenant(group.id as never, async (_tx, client) => {
      await client.query('set local citus.log_remote_commands = on')
      const said: string[] = []
      client.on('notice', ({ message = '' }) => said.push(message))
      await client.query(`insert into property_tag (group_id, name) values ($1, 'Two phases')`, [group.id])
      return { rows: said }
    })
    // The notices of the commit come on the same connection, after the work.
    expect(rows.some(one => one.includes('PREPARE TRANSACTION'))).toBe(true)
  })

  test('what visitors send waits for no shard of another account, as while one is split or moved', async () => {
    const app = await openHttp(world.services, [scanPart(world.services)])
    onTestFinished(() => app.close())
    const base = await app.listen({ port: 0, host: '127.0.0.1' })
    const shardOf = async (id: string) => (await placeOfAccount(world, id)).shard
    const own = await world.newAccount()
    let other = await world.newAccount()
    while ((await shardOf(other.group.id)) === (await shardOf(own.group.id))) other = await world.newAccount()
    const headers = { 'user-agent': phone }
    const pages: { Type: string; send: () => Promise<number> }[] = []
    for (const [Type, filled] of forms) {
      const { Address } = await newQrCode(world, own, { Type })
      const send = async () => {
        const html = await (await fetch(`${base}/q/${Address}`, { headers })).text()
        return (await sendPlainly(base, html, filled, headers)).status
      }
      expect([Type, await send()]).toEqual([Type, 303])
      pages.push({ Type, send })
    }
    await withClient(world.owner, async client => {
      await client.query('begin')
      const shards = `select array_agg(one.shardid) from pg_dist_shard one join pg_dist_shard its using (shardminvalue, shardmaxvalue) where its.shardid = $1`
      await client.query(`select lock_shard_metadata(7, (${shards}))`, [await shardOf(other.group.id)])
      for (const { Type, send } of pages) {
        const began = performance.now()
        expect([Type, await send()]).toEqual([Type, 303])
        expect(performance.now() - began).toBeLessThan(1500)
      }
    })
  })
})
