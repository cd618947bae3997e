import { readFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { GetProfile } from '../../src/features/base/people/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { loggerOptions } from '../../src/platform/http/log.ts'
import type { Part } from '../../src/platform/http/server.ts'
import { job } from '../../src/platform/jobs/job.ts'
import { withoutValues } from '../../src/platform/watching/slowStatements.ts'
import { currentWork, runAs } from '../../src/platform/watching/work.ts'
import { until } from '../support/processes.ts'
import { openWorld } from '../world.ts'

const echo: Part = {
  name: 'echo',
  routes: ['/echo/:id'],
  add: app => void app.post('/echo/:id', async () => ({ work: currentWork() })),
}
const world = await openWorld({ env: { LINTEL_SLOW_MS: '60' }, parts: [echo] })
const { db, log } = world.services
const measured = async () => (await world.app.inject('/metrics')).body

type Metric = { labels: Set<string> }
/** Every metric of a reply of `/metrics` with the labels that its series have. */
const metricsIn = (body: string): Map<string, Metric> => {
  const found = new Map<string, Metric>()
  for (const [, name = ''] of body.matchAll(/^# TYPE (\S+)/gm)) found.set(name, { labels: new Set() })
  for (const [, series = '', labels = ''] of body.matchAll(/^(lintel_\w+)\{(.*)\} \S+$/gm)) {
    const metric = found.get(nameOf(series, found))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) metric?.labels.add(label)
  }
  return found
}
const nameOf = (series: string, known: Map<string, Metric>): string =>
  known.has(series) ? series : series.replace(/_(bucket|count|sum)$/, '')

/** Something happens of every kind that has labels, so that all of them are told. */
const liven = async () => {
  const account = await world.newAccount()
  await account.call(GetProfile, { gId: account.group.id })
  await account.refuse(GetProfile, { gId: 'none' })
  await world.app.inject('/nowhere')
  await runAs({ name: 'probe', id: '1' }, () => db.asSystem('probe', tx => tx.execute(sql`select pg_sleep(0.1)`)))
  return account
}

test.each(['ops/grafana.json', 'ops/alerts.yml'])('every figure and label that %s asks for is told by a server', async file => {
  await liven()
  const { system } = db
  await system.query(`select pgboss.create_queue('probe', '{"policy":"standard"}')`)
  await system.query(`insert into pgboss.job (name, data) values ('probe', '{}')`)
  await system.query(`insert into mail ("to", subject, text, html, message_id, state) values ('{}', '', '', '', $1, 'Sent')`, [file])
  const told = await until('the figures of the database are fresh', 30, async () => {
    const body = await measured()
    return /lintel_queue_waiting\{.*probe/.test(body) && /lintel_mails\{/.test(body) && metricsIn(body)
  })
  const text = readFileSync(file, 'utf8').replaceAll('\\"', '"')
  const asked = [...text.matchAll(/\b(lintel_\w+)(?:\{([^}]*)\})?/g)]
  expect(new Set(asked.map(([, name]) => name)).size).toBeGreaterThan(8)
  const ofPrometheus = ['instance', 'job', 'le']
  for (const [, series = '', labels = ''] of asked) {
    const metric = told.get(nameOf(series, told))
    expect(metric, `${file} asks for ${series}`).toBeDefined()
    for (const [, label = ''] of labels.matchAll(/(\w+)(?:=~|!=|=|!~)"/g))
      if (!ofPrometheus.includes(label) && !rare.has(series)) expect(metric?.labels, `${series}{${label}}`).toContain(label)
  }
  const grouped = new Set([...text.matchAll(/ by \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(',').map(one => one.trim())))
  const all = new Set([...ofPrometheus, ...rareLabels, ...[...told.values()].flatMap(one => [...one.labels])])
  expect([...grouped].filter(one => !all.has(one))).toEqual([])
})
// Told when a job runs, a text message is written, or the database is spread over nodes: their labels stand in metrics.ts and gauges.ts.
const rare = new Set(['lintel_texts', 'lintel_jobs_running'])
const rareLabels = ['outcome', 'node']

test('the board can be read by Grafana: each panel has its place and its question', () => {
  const { panels, uid } = JSON.parse(readFileSync('ops/grafana.json', 'utf8'))
  expect(uid).toBe('lintel')
  const drawn = panels.filter((one: { type: string }) => one.type !== 'row')
  expect(drawn.length).toBeGreaterThan(15)
  for (const one of drawn)
    expect(
      one.targets.every((target: { expr: string }) => target.expr.includes('lintel_')),
      one.title,
    ).toBe(true)
  expect(new Set(panels.map((one: { id: number }) => one.id)).size).toBe(panels.length)
})

test('no figure names an account, a person or what somebody has typed', async () => {
  const account = await liven()
  await account.call(GetPropertyList, {
    filter: { gId: account.group.id, text: 'typed-by-somebody' },
    sort: { field: 'Name', order: 'ASC' },
  })
  await world.app.inject('/q/TYPEDBYSOMEBODY1')
  await world.app.inject('/typed-by-somebody/x')
  const body = await measured()
  expect(body).toContain(GetPropertyList.path)
  for (const secret of [account.group.id, account.group.name, account.building.id, account.user.id, account.user.email, account.token])
    expect(body).not.toContain(secret)
  expect(body).not.toMatch(/typed-?by-?somebody/i)
})

test('a slow statement is in the log and counted, with its call and without its values', async () => {
  const warn = vi.spyOn(log, 'warn')
  const named = `lintel_slow_statements_total{call="Area/SlowCall"}`
  await runAs({ name: 'Area/SlowCall', id: 'request-1' }, () =>
    db.asSystem('a slow one', tx => tx.execute(sql.raw(`select pg_sleep(0.1), 'a secret' as said, 123456 as number`))),
  )
  await runAs({ name: 'Area/SlowCall', id: 'request-2' }, () => db.system.query('select pg_sleep(0.1), $1::text', ['another secret']))
  // On a busy machine a commit is slow too.
  const slow = warn.mock.calls.filter(([, message]) => message === 'a slow statement').map(([line]) => Object(line))
  expect(slow.filter(({ statement }) => String(statement).includes('pg_sleep'))).toEqual([
    { millis: expect.any(Number), statement: `select pg_sleep(0.1), '?' as said, ? as number` },
    { millis: expect.any(Number), statement: 'select pg_sleep(0.1), $1::text' },
  ])
  const counted = (await measured()).split('\n').find(line => line.startsWith(named))
  expect(Number(counted?.slice(named.length))).toBeGreaterThanOrEqual(2)
  warn.mockRestore()
})

test('a statement that waits behind a slow one of its connection is not slow itself', async () => {
  const warn = vi.spyOn(log, 'warn')
  await db.asSystem('two at once', async (tx, client) => {
    await Promise.all([client.query('select pg_sleep(0.15)'), client.query('select 1 as behind')])
    await tx.execute(sql`select 1`)
  })
  const slow = warn.mock.calls.map(([line]) => Object(line).statement)
  expect(slow).toContain('select pg_sleep(0.15)')
  expect(slow).not.toContain('select 1 as behind')
  warn.mockRestore()
})

test('a text that stands in a statement does not stand in the log', () => {
  expect(withoutValues(`select * from t where a = 'it''s secret' and b in ('x', 'y')\n  and n = 20261122 and m = $1`)).toBe(
    `select * from t where a = '?' and b in ('?', '?') and n = ? and m = $1`,
  )
})

test('a request is known by its route and its id also after its body was read', async () => {
  const reply = await world.app.inject({ method: 'POST', url: '/echo/a-secret-id', payload: { much: 'x'.repeat(10_000) } })
  expect(reply.json()).toEqual({ work: { name: '/echo/:id', id: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
})

test('every line of the log names its request or job, once', () => {
  let written = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  const { log: lines } = Fastify({ logger: { ...Object(loggerOptions({ logLevel: 'info' })), stream } })
  runAs({ name: 'mail.send', id: 'job-1' }, () => lines.info('of the services'))
  runAs({ name: 'Area/Call', id: 'request-1' }, () => lines.child({ reqId: 'request-1' }).info('of the request'))
  lines.info('of nobody')
  const all = written.trim().split('\n')
  expect(all.map(line => JSON.parse(line))).toMatchObject([
    { work: 'mail.send', reqId: 'job-1', msg: 'of the services' },
    { work: 'Area/Call', reqId: 'request-1', msg: 'of the request' },
    { msg: 'of nobody' },
  ])
  expect(all.map(line => line.split('reqId').length - 1)).toEqual([1, 1, 0])
})

test('a job is timed with what became of it', async () => {
  const fails = job('probe.fails', async () => Promise.reject(new Error('it fails')))
  const { measureJob } = await import('../../src/platform/watching/metrics.ts')
  const context = { services: world.services, attempt: 1, last: false, jobId: '' }
  await expect(measureJob(fails.name, () => fails.run(context, {}))).rejects.toThrow('it fails')
  await measureJob('probe.does', async () => {})
  const body = await measured()
  expect(body).toContain('lintel_job_seconds_count{queue="probe.fails",outcome="failed"} 1')
  expect(body).toContain('lintel_job_seconds_count{queue="probe.does",outcome="done"} 1')
  expect(body).toContain('lintel_jobs_running{queue="probe.does"} 0')
})
