import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { RequestPasswordReset } from '../../src/features/base/people/contract.ts'
import { ask, callAt, freePort, killPostgres, launch, type Running, startServer, startWorker, until } from '../support/processes.ts'

const folders: string[] = []
const folder = (): string => {
  const made = mkdtempSync(path.join(tmpdir(), 'lintel-start-'))
  chmodSync(made, 0o755) // as root, PostgreSQL runs as nobody and must get there
  folders.push(made)
  return made
}
const running: Pick<Running, 'kill'>[] = []
afterAll(async () => {
  await Promise.all(running.map(one => one.kill('SIGKILL')))
  for (const one of folders) {
    killPostgres(one)
    rmSync(one, { recursive: true, force: true, maxRetries: 5 })
  }
})

const shared = folder()
const settings = (DATA_DIR: string) => ({ DATA_DIR, LINTEL_DURABLE: 'off', LOG_LEVEL: 'silent' })
const postmaster = (dataDir: string) => path.join(dataDir, 'pg/data/postmaster.pid')
const owner = (dataDir: string): pg.ClientConfig => ({ host: path.join(dataDir, 'pg/run'), user: 'postgres', database: 'lintel' })
const query = async (dataDir: string, sql: string) => {
  const client = new pg.Client(owner(dataDir))
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts the server, which is to end with 1 and one line of reason. Gives the line. */
const refused = async (env: Record<string, string>): Promise<string> => {
  const one = launch('start.ts', { HOST: '127.0.0.1', PORT: String(await freePort()), LOG_LEVEL: 'silent', ...env })
  running.push(one)
  expect(await one.ended, one.output()).toEqual({ code: 1, signal: null })
  const lines = one
    .output()
    .split('\n')
    .filter(line => line.trim() !== '')
  expect(lines, one.output()).toHaveLength(1)
  return lines[0]?.trim() ?? ''
}
const own = async <T extends Pick<Running, 'kill'>>(starting: Promise<T>): Promise<T> => {
  const one = await starting
  running.push(one)
  return one
}

test('server and worker begun at once on an empty data folder share one PostgreSQL, which the last of them stops', async () => {
  const env = { ...settings(shared), LINTEL_WORK: 'off' }
  const [server, worker] = await Promise.all([own(startServer(env)), own(startWorker(settings(shared)))])
  const second = await own(startServer(env))
  expect(await worker.kill('SIGTERM'), worker.output()).toEqual({ code: 0, signal: null })
  expect((await ask(`${server.base}/ready`)).status).toBe(200)
  expect(await server.kill('SIGTERM'), server.output()).toEqual({ code: 0, signal: null })
  expect((await ask(`${second.base}/ready`)).status).toBe(200)

  await callAt(second.base, RequestPasswordReset, { Email: 'admin@localhost.example' })
  const later = await own(startWorker(settings(shared)))
  await until('the worker does the job of the server', 20, async () => (await query(shared, 'select 1 from mail')).length > 0)
  expect(await second.kill('SIGINT'), second.output()).toEqual({ code: 0, signal: null })
  expect((await query(shared, 'select 1 as one'))[0]).toEqual({ one: 1 })
  expect(await later.kill('SIGTERM'), later.output()).toEqual({ code: 0, signal: null })
  expect(existsSync(postmaster(shared))).toBe(false)
}, 240_000)

test('after a crash of PostgreSQL, and of the process that began, those that stay hold it still', async () => {
  const env = settings(shared)
  const [server, worker] = [await own(startServer(env)), await own(startWorker(env))]
  expect(killPostgres(shared)).toBe(true)
  const holders = `select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 4711`
  await until('both hold it again', 20, async () => (await query(shared, holders).catch(() => []))[0]?.n === 2)
  await server.kill('SIGKILL')
  expect((await query(shared, 'select 1 as one'))[0]).toEqual({ one: 1 })
  const next = await own(startServer(env))
  expect(await worker.kill('SIGTERM'), worker.output()).toEqual({ code: 0, signal: null })
  expect((await ask(`${next.base}/ready`)).status).toBe(200)
  expect(await next.kill('SIGTERM'), next.output()).toEqual({ code: 0, signal: null })
  expect(existsSync(postmaster(shared))).toBe(false)
}, 240_000)

test('the audit has its months after a start', async () => {
  const server = await own(startServer(settings(shared)))
  const months = await query(
    shared,
    `select relname as name from pg_class where relispartition and relkind = 'r' and relname ~ '^audit_20'`,
  )
  expect(months).toHaveLength(3)
  expect(await query(shared, `select 1 from pgboss.schedule where name = 'audit.openMonths'`)).toHaveLength(1)
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
}, 120_000)

test('a start that fails says why in one line, ends with 1, and leaves no PostgreSQL behind', async () => {
  const env = settings(shared)
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  const { port } = Object(taken.address())
  expect(await refused({ ...env, PORT: String(port) })).toBe(
    `Lintel did not start. Another program listens on port ${port} already. Stop it, or set PORT to another one.`,
  )
  await new Promise(resolve => taken.close(resolve))
  expect(existsSync(postmaster(shared))).toBe(false)

  const server = await own(startServer(env))
  const [name] = await query(shared, `update migration set checksum = 'other' where name like '%start' returning name`)
  expect(await refused(env)).toBe(
    `Lintel did not start. The database cannot be used: The migration ${name.name} has been changed after it ran here. Add a new one instead.`,
  )
  expect((await ask(`${server.base}/ready`)).status).toBe(200) // the one that runs keeps it
  await server.kill('SIGTERM')
  expect(await refused(env)).toContain('has been changed')
  expect(existsSync(postmaster(shared))).toBe(false)
}, 240_000)

test('what the environment names wrongly is told by its name', async () => {
  const DATA_DIR = folder()
  expect(await refused({ DATA_DIR, PORT: 'abc' })).toBe('Lintel did not start. PORT must be a whole number from 1 to 65535, but is "abc".')
  expect(await refused({ DATA_DIR, DATABASE_URL: 'postgresql://ada:secret-word@127.0.0.1:1/lintel' })).toBe(
    'Lintel did not start. The database of DATABASE_URL cannot be used: nothing answers there (ECONNREFUSED).',
  )
}, 120_000)

test('a data folder that PostgreSQL may not enter is told', async () => {
  const closed = folder()
  const DATA_DIR = path.join(closed, 'in')
  mkdirSync(DATA_DIR)
  if (process.getuid?.() === 0) chmodSync(closed, 0o700)
  else chmodSync(DATA_DIR, 0o500)
  const line = await refused({ ...settings(DATA_DIR) })
  expect(line).toMatch(/^Lintel did not start\. The folder \S+ cannot be used: .+ has no right to it\. .*DATA_DIR names another\.$/)
  chmodSync(DATA_DIR, 0o700)
}, 120_000)

test('a signal to npm itself ends what npm start has begun', async () => {
  const place = folder()
  const { start } = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  writeFileSync(path.join(place, 'package.json'), JSON.stringify({ scripts: { start } }))
  mkdirSync(path.join(place, 'scripts')) // the same line before a program that only waits
  writeFileSync(path.join(place, 'scripts/run.mjs'), 'console.log(`begun ${process.pid}`); setInterval(() => {}, 60_000)')
  const npm = spawn('npm', ['start'], { cwd: place, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  npm.stdout.on('data', (text: Buffer) => {
    said += text
  })
  const pid = Number(await until('it has begun', 30, async () => /begun (\d+)/.exec(said)?.[1]))
  running.push({ kill: async signal => (process.kill(pid, signal), { code: null, signal }) })
  npm.kill('SIGTERM')
  await until('it has ended', 10, async () => !existsSync(`/proc/${pid}`))
  running.pop()
}, 60_000)
