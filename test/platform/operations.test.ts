import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openHttp } from '../../src/app/http.ts'
import { openServices } from '../../src/app/process.ts'
import { GetProfile } from '../../src/features/base/people/contract.ts'
import { serverVersion } from '../../src/platform/db/fixes.ts'
import { until } from '../support/processes.ts'
import { callsAs, openWorld } from '../world.ts'

const world = await openWorld()
const { owner } = world
const { system } = world.services.db

// A server that reaches its PostgreSQL through a door that the tests close (`away`) or let nothing through (`silent`).
const folder = mkdtempSync(path.join(tmpdir(), 'lintel-door-'))
const sockets = new Set<Socket>()
let state: 'open' | 'silent' | 'away' = 'open'
const door = createServer(from => {
  if (state !== 'open') return state === 'away' ? void from.destroy() : void sockets.add(from)
  const { host = '', port } = owner
  const to = host.startsWith('/') ? createConnection(path.join(host, '.s.PGSQL.5432')) : createConnection(port ?? 5432, host)
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const) {
    sockets.add(one)
    one.on('error', () => {}).once('close', () => other.destroy())
    one.on('data', part => void (state === 'open' && other.write(part)))
  }
})
await new Promise<void>(resolve => door.listen(path.join(folder, `.s.PGSQL.${owner.port ?? 5432}`), resolve))
const put = (next: typeof state) => {
  state = next
  if (next !== 'silent') for (const one of sockets) one.destroy()
}
const { services, close } = await openServices(world.services.config, { ...owner, host: folder })
const app = await openHttp(services)
afterAll(async () => {
  put('open')
  await app.close()
  await close()
  put('away') // a connection that was begun in the last moment would keep the door open
  await new Promise(resolve => door.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const ready = async () => {
  const reply = await app.inject('/ready')
  return { status: reply.statusCode, ...reply.json() }
}
const figure = async (name: string): Promise<number> => {
  const line = (await app.inject('/metrics')).body.split('\n').find(one => one.startsWith(`${name} `))
  return Number(line?.split(' ')[1])
}
const isReady = () => until('it is ready', 20, async () => (await ready()).status === 200)

test('/health says that the process lives', async () => {
  const reply = await app.inject('/health')
  expect([reply.statusCode, reply.json()]).toEqual([200, { alive: true }])
})

test('/ready tells of the database with its version and the fixes that it lacks, of events, queue and disk', async () => {
  const { lacking } = await serverVersion(system)
  expect(await ready()).toEqual({
    status: 200,
    ready: true,
    database: expect.stringMatching(/^18\./),
    ...(lacking && { outdated: lacking }),
    events: true,
    queue: true,
    disk: true,
  })
})

test('while PostgreSQL is away /ready is 503 and says what is missing, /health and /metrics answer, and all is well when it is back', async () => {
  put('away')
  expect(await ready()).toMatchObject({ status: 503, ready: false, database: false, queue: false, disk: true })
  await until('the events are noticed', 5, async () => (await ready()).events === false)
  expect((await app.inject('/health')).statusCode).toBe(200)
  expect((await app.inject('/metrics')).statusCode).toBe(200)
  expect(await figure('lintel_jobs_waiting')).toBeNaN()
  expect(await figure('lintel_process_resident_memory_bytes')).toBeGreaterThan(1e6)
  put('open')
  await isReady()
}, 60_000)

test('a PostgreSQL that no longer answers is away too, told within some seconds', async () => {
  put('silent')
  const began = performance.now()
  expect(await ready()).toMatchObject({ status: 503, database: false, queue: false })
  expect(performance.now() - began).toBeLessThan(6000)
  put('open')
  await isReady()
}, 60_000)

test('/ready is 503 when the oldest job has waited for five minutes', async () => {
  await system.query(`select pgboss.create_queue('stuck', '{"policy":"standard"}')`)
  const insert = `insert into pgboss.job (name, data, start_after) values ('stuck', '{}', now() - interval '301 seconds')`
  await system.query(insert)
  expect(await ready()).toMatchObject({ status: 503, queue: false, database: expect.stringMatching(/^18/) })
  expect(await figure('lintel_jobs_waiting')).toBe(1)
  await system.query(`delete from pgboss.job where name = 'stuck'`)
  expect(await ready()).toMatchObject({ status: 200, queue: true })
  expect(await figure('lintel_jobs_waiting')).toBe(0)
})

test('/metrics tells the time of each call with the code of its refusal, in the words of Prometheus', async () => {
  const account = await world.newAccount()
  const counted = async (error: string) => (await figure(`lintel_call_seconds_count{call="${GetProfile.path}",error="${error}"}`)) || 0
  const before = [await counted(''), await counted('usr.aut.utm')] // of this process, which may have run other files
  await callsAs(app, account.token).call(GetProfile, { gId: account.group.id })
  await callsAs(app, null).refuse(GetProfile, { gId: account.group.id })
  const reply = await app.inject('/metrics')
  expect(reply.headers['content-type']).toMatch(/^text\/plain; version=/)
  expect([await counted(''), await counted('usr.aut.utm')]).toEqual(before.map(n => n + 1))
  expect(await figure('lintel_jobs_dead')).toBe(0)
  expect(reply.body).toContain('# TYPE lintel_call_seconds histogram')
})

test('/metrics is for this machine, and for who has its token', async () => {
  const measured = async (to: typeof app, remoteAddress: string, headers: Record<string, string> = {}) => {
    const reply = await to.inject({ url: '/metrics', remoteAddress, headers })
    return [reply.statusCode, reply.body.includes('lintel_call_seconds')]
  }
  for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await measured(app, near)).toEqual([200, true])
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await measured(app, '127.0.0.1', { [header]: '127.0.0.1' })).toEqual([404, false])
  expect(await measured(app, '203.0.113.7')).toEqual([404, false])
  expect(await measured(app, '203.0.113.7', { authorization: 'Bearer undefined' })).toEqual([404, false])
  const withToken = await openHttp({ ...services, config: { ...services.config, metricsToken: 'a-token-of-prometheus' } })
  try {
    expect(await measured(withToken, '203.0.113.7', { authorization: 'Bearer a-token-of-prometheus' })).toEqual([200, true])
    for (const authorization of ['', 'Bearer another', 'Bearer', 'a-token-of-prometheus'])
      expect(await measured(withToken, '203.0.113.7', { authorization })).toEqual([404, false])
  } finally {
    await withToken.close()
  }
})
