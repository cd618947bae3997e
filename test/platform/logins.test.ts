import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openOwner } from '../../src/app/process.ts'
import { readConfig } from '../../src/platform/config.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { loginsOf, roleNames } from '../../src/platform/db/logins.ts'
import { killPostgres } from '../support/processes.ts'

// An installation of this file's own: the roles belong to the whole PostgreSQL.
const above = mkdtempSync(path.join(tmpdir(), 'lintel-logins-'))
chmodSync(above, 0o755) // as root, PostgreSQL runs as nobody and must get there
const DATA_DIR = path.join(above, 'data')
const configOf = (env: Record<string, string> = {}) => readConfig({ DATA_DIR, LINTEL_DURABLE: 'off', LOG_LEVEL: 'silent', ...env })
afterAll(() => {
  killPostgres(DATA_DIR)
  rmSync(above, { recursive: true, force: true, maxRetries: 5 })
})

const query = (config: pg.ClientConfig, sql: string) => withClient(config, async client => (await client.query(sql)).rows)
const host = path.join(DATA_DIR, 'pg/run')
const owner: pg.ClientConfig = { host, user: 'postgres', database: 'lintel' }
const asRole = (role: (typeof roleNames)[number], { secret } = configOf()) =>
  loginsOf({ host, database: 'lintel' }, secret)[role] as pg.ClientConfig
const mode = (file: string) => (statSync(path.join(DATA_DIR, file)).mode & 0o777).toString(8)
const hba = path.join(DATA_DIR, 'pg/data/pg_hba.conf')
const trusting = 'local all all trust\n'
const trusted = () => query({ host, user: 'lintel_app', database: 'lintel', password: 'whatever' }, 'select 1 as one')

test('what is made is closed to others: the data folder, what is in it, and the secret', async () => {
  const { cluster } = await openOwner(configOf())
  const root = process.getuid?.() === 0
  expect([mode('.'), mode('secret'), mode('pg'), mode('pg/data'), mode('pg/run')]).toEqual([
    root ? '711' : '700',
    '600',
    '700',
    '700',
    '700',
  ])
  for (const file of ['pg_hba.conf', 'pg_ident.conf']) expect(mode(`pg/data/${file}`)).toBe('600')
  for (const role of roleNames) expect(await query(asRole(role), 'select current_user as name')).toEqual([{ name: role }])
  await expect(trusted()).rejects.toMatchObject({ code: '28P01' })
  await cluster?.stop()
}, 120_000)

test('any number of processes may set up one PostgreSQL at once: each database of it, and its roles', async () => {
  const { cluster } = await openOwner(configOf())
  for (const name of ['begun_a', 'begun_b']) await query({ ...owner, database: 'postgres' }, `create database ${name}`)
  for (const role of roleNames) await query(owner, `alter role ${role} nologin password null`) // as before the first start
  const addressOf = (name: string) => `postgresql:///${name}?host=${encodeURIComponent(host)}&user=postgres`
  const names = [...Array(4).fill('begun_a'), ...Array(4).fill('begun_b')] as string[]
  const begun = await Promise.allSettled(names.map(name => openOwner(configOf({ DATABASE_URL: addressOf(name) }))))
  expect(begun.filter(one => one.status === 'rejected').map(one => String(one.reason))).toEqual([])
  for (const role of roleNames) expect(await query(asRole(role), 'select current_user as name')).toEqual([{ name: role }])
  await cluster?.stop()
}, 120_000)

test('a PostgreSQL of an earlier version, which trusted everybody on its socket, is brought over with all that it holds', async () => {
  const first = await openOwner(configOf())
  await query(owner, `insert into account_group (group_name) values ('{"en":"Kept"}')`)
  await query(
    owner,
    'alter role lintel_app nologin; alter role lintel_system nologin; comment on role lintel_app is null; comment on role lintel_system is null',
  )
  await first.cluster?.stop()
  writeFileSync(hba, trusting)

  const { cluster } = await openOwner(configOf())
  expect(readFileSync(hba, 'utf8')).not.toContain('trust')
  await expect(trusted()).rejects.toMatchObject({ code: '28P01' })
  const kept = `select group_name->>'en' as name from account_group`
  expect(await query(asRole('lintel_system'), kept)).toEqual([{ name: 'Kept' }])

  // One that still runs, held by a process of the earlier version, is brought over by the next that starts.
  writeFileSync(hba, trusting)
  await query(owner, 'select pg_reload_conf()')
  await expect.poll(() => trusted().catch(() => null), { timeout: 10_000 }).toEqual([{ one: 1 }])
  const second = await openOwner(configOf())
  await expect
    .poll(
      () =>
        trusted().then(
          () => 'trusted',
          error => error.code,
        ),
      { timeout: 10_000 },
    )
    .toBe('28P01')
  expect(await query(asRole('lintel_app'), 'select 1 as one')).toEqual([{ one: 1 }])
  await second.cluster?.stop()
  await cluster?.stop()
}, 120_000)

test('a password that somebody has changed is set right at the next start; another secret is refused until the owner says so', async () => {
  const { cluster } = await openOwner(configOf())
  await query(asRole('lintel_system'), `alter role lintel_system password 'slipped in'`) // a role may always do that
  await expect(query(asRole('lintel_system'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
  await (await openOwner(configOf())).cluster?.stop()
  expect(await query(asRole('lintel_system'), 'select 1 as one')).toEqual([{ one: 1 }])

  const other = configOf({ LINTEL_SECRET: 'another secret of thirty-nine characters' })
  await expect(openOwner(other)).rejects.toThrow(/another LINTEL_SECRET/)
  expect(await query(asRole('lintel_app'), 'select 1 as one')).toEqual([{ one: 1 }]) // who runs goes on
  await query(owner, 'alter role lintel_app nologin; alter role lintel_system nologin')
  await (await openOwner(other)).cluster?.stop()
  expect(await query(asRole('lintel_app', other), 'select 1 as one')).toEqual([{ one: 1 }])
  await cluster?.stop()
}, 120_000)
