import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, inject, test } from 'vitest'
import { openOwner } from '../../src/app/process.ts'
import { readConfig } from '../../src/platform/config.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { findMissing, migrate, readMigrations, requireSchema } from '../../src/platform/db/migrate.ts'
import { release } from '../../src/platform/release.ts'
import { addressOf } from '../support/databases.ts'
import { until } from '../support/processes.ts'
import { testSecret } from '../support/template.ts'

const [server] = inject('pg').servers
const folders: string[] = []
const databases: string[] = []
const query = (database: string, sql: string, values: unknown[] = []) =>
  withClient({ ...server, database }, async client => (await client.query(sql, values)).rows)
afterAll(async () => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
  for (const one of databases) await query('postgres', `drop database ${one} with (force)`)
})
const newDatabase = async (): Promise<string> => {
  const database = `t_${randomUUID().replaceAll('-', '')}`
  await query('postgres', `create database ${database} strategy file_copy`)
  databases.push(database)
  return database
}
const newFolder = (migrations: Record<string, string>): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-migrations-'))
  folders.push(folder)
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(path.join(folder, name))
    writeFileSync(path.join(folder, name, 'migration.sql'), sql)
  }
  return folder
}

test('a migration that is killed half way leaves nothing of itself, and the next run goes on', async () => {
  const database = await newDatabase()
  const folder = newFolder({
    '1_one': 'create table one (id int)',
    '2_two': 'create table two (id int); select pg_sleep(60) from slow',
    '3_three': 'create table three (id int)',
  })
  await query(database, 'create table slow as select 1')
  const program = `await (await import('./src/platform/db/migrate.ts')).migrate(${JSON.stringify({ ...server, database })}, ${JSON.stringify(folder)})`
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  const sleeps = `select 1 from pg_stat_activity where datname = $1 and query like '%pg_sleep(60)%' and state = 'active' and pid <> pg_backend_pid()`
  await until('it is in the middle', 30, async () => (await query('postgres', sleeps, [database])).length > 0)
  run.kill('SIGKILL')
  await until('PostgreSQL has noticed', 10, async () => (await query('postgres', sleeps, [database])).length === 0)
  expect(await findMissing({ ...server, database }, folder)).toEqual(['2_two', '3_three'])
  expect(await query(database, `select to_regclass('one')::text as one, to_regclass('two')::text as two`)).toEqual([
    { one: 'one', two: null },
  ])
  await query(database, 'delete from slow')
  expect(await migrate({ ...server, database }, folder)).toEqual(['2_two', '3_three'])
  expect(await migrate({ ...server, database }, folder)).toEqual([])
})

test('a server that does not migrate starts with its own schema and with that of the next release, and says plainly which other it has met', async () => {
  const database = await newDatabase()
  const config = { ...server, database }
  const folder = newFolder({ '1_one': 'create table one (id int)', '2_two': 'create table two (id int)' })
  const older = `its schema is older than this release (${release}): it lacks`
  await expect(requireSchema(config, folder)).rejects.toThrow(`${older} 2 changes, the first of which is 1_one. Run npm run migrate`)
  await migrate(config, newFolder({ '1_one': 'create table one (id int)' }))
  await expect(requireSchema(config, folder)).rejects.toThrow(`${older} the change 2_two.`)
  await migrate(config, folder)
  await requireSchema(config, folder)
  const later = (name: string, of: string | null) =>
    query(database, `insert into migration (name, checksum, release) values ($1, '', $2)`, [name, of])
  await later('3_same', release)
  await later('4_next', '98.0.0')
  await later('5_next', '98.0.0')
  await requireSchema(config, folder)
  await later('6_after', '99.0.0')
  const ahead = `its schema is 2 releases ahead of this one (${release}): it has the changes of 98.0.0 and 99.0.0.`
  await expect(requireSchema(config, folder)).rejects.toThrow(ahead)
  await expect(migrate(config, folder)).rejects.toThrow(ahead)
})

test('a database that older code has brought up gets to know its releases', async () => {
  const database = await newDatabase()
  await query(database, 'create table migration (name text primary key, checksum text not null, at timestamptz not null default now())')
  await query(database, `insert into migration (name, checksum) values ('0_other', '')`)
  const folder = newFolder({ '1_one': 'create table one (id int)' })
  expect(await findMissing({ ...server, database }, folder)).toEqual(['1_one'])
  await migrate({ ...server, database }, folder)
  expect(await query(database, 'select name, release from migration order by name')).toEqual([
    { name: '0_other', release: null },
    { name: '1_one', release: '0.1.0' },
  ])
})

test('npm run migrate brings a database up apart from any start, and tells before with --check', async () => {
  const database = await newDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lintel-migrate-'))
  folders.push(dataDir)
  const env = { DATABASE_URL: addressOf({ ...server, database }), DATA_DIR: dataDir, LINTEL_SECRET: testSecret }
  const run = async (...args: string[]) => {
    const running = promisify(execFile)(process.execPath, ['scripts/migrate.ts', ...args], {
      env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...env },
    })
    return await running.then(
      ({ stdout }) => ({ code: 0, lines: stdout.trim().split(/\n\s*/) }),
      ({ code, stdout }) => ({ code, lines: String(stdout).trim().split(/\n\s*/) }),
    )
  }
  const all = readMigrations().map(one => one.name)
  const config = readConfig({ ...env, LINTEL_MIGRATE: 'off', LOG_LEVEL: 'silent' })
  await expect(openOwner(config)).rejects.toThrow('The database of DATABASE_URL cannot be used: its schema is older than this release')
  expect(await run('--check')).toEqual({ code: 1, lines: all.map(name => `missing: ${name}`) })
  expect(await run()).toEqual({ code: 0, lines: [...all.map(name => `done: ${name}`), 'The database has the schema of this release.'] })
  expect(await findMissing({ ...server, database })).toEqual([])
  expect((await openOwner(config)).migrated).toEqual([])
  const nobody = {
    ...env,
    DATABASE_URL: addressOf({ ...server, user: 'nobody_here', database }),
    LINTEL_MIGRATE: 'off',
    LOG_LEVEL: 'silent',
  }
  expect((await openOwner(readConfig(nobody))).migrated).toEqual([])
}, 60_000)

test.skipIf(inject('pg').servers.length > 1)(
  'a server that does not migrate is refused in words where the roles have another secret',
  async () => {
    const DATABASE_URL = addressOf({ ...server, database: await newDatabase() })
    const env = { DATABASE_URL, LINTEL_MIGRATE: 'off', LOG_LEVEL: 'silent', LINTEL_SECRET: 'another secret of forty characters, or more' }
    await expect(openOwner(readConfig(env))).rejects.toThrow(
      'The database of DATABASE_URL cannot be used: it does not let in the role lintel_system by this LINTEL_SECRET. Run npm run migrate',
    )
  },
)
