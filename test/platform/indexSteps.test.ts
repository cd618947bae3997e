import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { withClient } from '../../src/platform/db/client.ts'
import { findMissing, migrate } from '../../src/platform/db/migrate.ts'
import { until } from '../support/processes.ts'

// A transaction that has written to a table and is still open: a lock of the table waits for it, and whoever wants to write waits behind.
const [server] = inject('pg').servers
const undo: (() => unknown)[] = []
afterAll(async () => {
  for (const one of undo.toReversed()) await one()
})

const newFolder = (migrations: Record<string, string>): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-migrations-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(path.join(folder, name))
    writeFileSync(path.join(folder, name, 'migration.sql'), sql)
  }
  return folder
}

/** A database with a table `answer` of 1,000 rows; `start` runs a migration on it, which the rows precede. */
const openAnswers = async () => {
  const config = { ...server, database: `t_${randomUUID().replaceAll('-', '')}` }
  const admin = (sql: string) => withClient({ ...server, database: 'postgres' }, client => client.query(sql))
  await admin(`create database ${config.database} strategy file_copy`)
  undo.push(() => admin(`drop database ${config.database} with (force)`))
  const first = { '1_first': 'create table answer (id int primary key, score int, at date not null default now())' }
  await migrate(config, newFolder(first))
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  undo.push(() => client.end())
  await client.query('insert into answer select n, n % 5 from generate_series(1, 1000) n')
  const query = (sql: string) => withClient(config, async one => (await one.query(sql)).rows)
  const write = (id: number) => query(`set lock_timeout = '2s'; insert into answer values (${id}, 1)`)
  const index = async (name: string) =>
    (await query(`select indexrelid::int as oid, indisvalid as valid from pg_index where indexrelid = to_regclass('${name}')`))[0]
  return { config, client, query, write, index, folderOf: (sql: string) => newFolder({ ...first, '2_next': sql }) }
}

/** A process that migrates, as a server that starts. */
const startMigration = (config: pg.ClientConfig, folder: string): ChildProcess => {
  const program = `await (await import('./src/platform/db/migrate.ts')).migrate(${JSON.stringify(config)}, ${JSON.stringify(folder)})`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
}

test('an index is built while others write, by one of two servers that start at once; one of the release before starts meanwhile', async () => {
  const { config, client, query, write, index, folderOf } = await openAnswers()
  const folder = folderOf('alter table answer add note text; create index answer_score on answer (score) where note is null')
  await client.query('begin; select 1 from answer')
  await client.query('commit; begin isolation level repeatable read; select 1 from pg_class limit 1') // an old snapshot, which the build waits for
  const all = Promise.all([migrate(config, folder), migrate(config, folder)])
  await until('the build has begun', 20, async () => (await index('answer_score')) !== undefined)
  await write(2001)
  await query(`set lock_timeout = '2s'; select pg_advisory_lock(4713)`)
  expect(await findMissing(config, folder)).toEqual(['2_next'])
  await write(2002)
  await client.query('commit')
  expect((await all).toSorted((a, b) => b.length - a.length)).toEqual([['2_next'], []])
  expect(await index('answer_score')).toMatchObject({ valid: true })
  expect(await findMissing(config, folder)).toEqual([])
})

test('an index whose build was killed is built anew by the next start, and what ran before it does not run again', async () => {
  const { config, client, query, write, index, folderOf } = await openAnswers()
  const folder = folderOf(
    'alter table answer add note text; create index answer_score on answer (score); create index answer_at on answer (at)',
  )
  await client.query('begin; insert into answer values (3001, 1)')
  await client.query('rollback; begin isolation level repeatable read; select 1 from pg_class limit 1')
  const running = startMigration(config, folder)
  await until('the build has begun', 20, async () => (await index('answer_score')) !== undefined)
  running.kill('SIGKILL')
  const building = `select 1 from pg_stat_activity where datname = current_database() and query like 'create index%' and state = 'active'`
  await until('PostgreSQL has noticed', 10, async () => (await query(building)).length === 0)
  const left = await index('answer_score')
  expect(left).toMatchObject({ valid: false })
  expect(await findMissing(config, folder)).toEqual(['2_next'])
  const again = migrate(config, folder)
  await write(3002)
  await client.query('commit')
  expect(await again).toEqual(['2_next'])
  expect(await index('answer_at')).toMatchObject({ valid: true })
  const built = await index('answer_score')
  expect(built?.valid).toBe(true)
  expect(built?.oid).not.toBe(left?.oid)
})

test('a unique index that the rows do not allow fails in words, leaves nothing that costs writes, and is built once they do', async () => {
  const { config, client, index, folderOf } = await openAnswers()
  const folder = folderOf('create unique index answer_of_day on answer (score, at)')
  await expect(migrate(config, folder)).rejects.toThrow('could not create unique index "answer_of_day"')
  expect(await index('answer_of_day')).toBeUndefined()
  expect(await findMissing(config, folder)).toEqual(['2_next'])
  await client.query('delete from answer where id > 5')
  expect(await migrate(config, folder)).toEqual(['2_next'])
  expect(await index('answer_of_day')).toMatchObject({ valid: true })
})

test('a partitioned table gets an index in each of its partitions while others write', async () => {
  const { config, client, query, index, folderOf } = await openAnswers()
  await client.query(`create table log (at date) partition by range (at);
    create table log_2026_01 partition of log for values from ('2026-01-01') to ('2026-02-01');
    create table log_2026_02 partition of log for values from ('2026-02-01') to ('2026-03-01');
    insert into log values ('2026-01-05'), ('2026-02-05')`)
  await client.query('begin isolation level repeatable read; select 1 from pg_class limit 1')
  const folder = folderOf('create index log_at on log (at)')
  const all = migrate(config, folder)
  await until('the build has begun', 20, async () => (await index('log_2026_01_log_at')) !== undefined)
  await query(`set lock_timeout = '2s'; insert into log values ('2026-01-06'), ('2026-02-06')`)
  await client.query('commit')
  await all
  const parts = `select inhrelid::regclass::text as part from pg_inherits where inhparent = 'log_at'::regclass order by 1`
  expect(await query(parts)).toEqual([{ part: 'log_2026_01_log_at' }, { part: 'log_2026_02_log_at' }])
  expect(await index('log_at')).toMatchObject({ valid: true })
})

test('a constraint is proven after its migration is committed; one that does not hold fails, and is proven by the next start', async () => {
  const { config, client, query, folderOf } = await openAnswers()
  const folder = folderOf('alter table answer add constraint told check (score < 4) not valid; alter table answer validate constraint told')
  await expect(migrate(config, folder)).rejects.toThrow('check constraint "told" of relation "answer" is violated by some row')
  await client.query('delete from answer where score = 4')
  expect(await migrate(config, folder)).toEqual(['2_next'])
  expect(await query(`select convalidated as proven from pg_constraint where conname = 'told'`)).toEqual([{ proven: true }])
})

test('a busy table is waited for so shortly that those who write are never behind for long', async () => {
  const { config, client, query, write, folderOf } = await openAnswers()
  await client.query('begin; insert into answer values (4001, 1)')
  const waiting = migrate(config, folderOf('alter table answer add note text'))
  const asked = `select 1 from pg_locks where relation = 'answer'::regclass and mode = 'AccessExclusiveLock' and not granted`
  await until('it waits for the table', 20, async () => (await query(asked)).length > 0)
  const began = performance.now()
  await write(4002)
  expect(performance.now() - began).toBeLessThan(1500)
  await client.query('commit')
  expect(await waiting).toEqual(['2_next'])
})
