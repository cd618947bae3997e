import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GetProfile, RequestPasswordReset, SignIn, SignOut } from '../../src/features/base/people/contract.ts'
import { GetTask } from '../../src/features/base/tasks/contract.ts'
import { definitionOf } from '../../src/features/codes/functionalities/definitions.ts'
import { EmailQrCode, RetireQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import type { Item } from '../../src/features/codes/qr/model.ts'
import { PrintDashboard } from '../../src/features/insight/dashboards/contract.ts'
import { GetEntityComments } from '../../src/features/insight/feedback/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import { EditProperty, GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import { startBalancer } from '../support/balancer.ts'
import { addressOf } from '../support/databases.ts'
import { ask, callAt, fromSomewhere, keyIn, phone, type Running, sendForm, startServer, startWorker, until } from '../support/processes.ts'
import { scansMoved } from '../support/scans.ts'
import { startSmtp } from '../support/smtp.ts'
import { openStream, type Stream } from '../support/streams.ts'
import { openWorld, password } from '../world.ts'

// Two servers and later one worker, each a process of its own, on one database; a balancer gives each request to the other server.
const world = await openWorld()
const { owner } = world
const { system } = world.services.db
const smtp = await startSmtp()
const env = {
  DATABASE_URL: addressOf(owner),
  DATA_DIR: world.services.config.dataDir,
  LINTEL_SECRET: world.services.config.secret,
  LINTEL_WORK: 'off',
  SMTP_URL: smtp.url,
}
const started: Running[] = []
let [a, b, balanced] = ['', '', '']
let closeBalancer = async () => {}
beforeAll(async () => {
  started.push(...(await Promise.all([startServer(env), startServer(env)])))
  ;[a = '', b = ''] = started.map(one => one.base)
  const balancer = await startBalancer([a, b])
  balanced = balancer.base
  closeBalancer = balancer.close
}, 70_000)
afterAll(async () => {
  await closeBalancer()
  await Promise.all(started.map(one => one.kill('SIGKILL')))
  await smtp.close()
})

const account = await world.newAccount()
const sort = { field: 'Name', order: 'ASC' } as const
const signedIn = async (base: string): Promise<string> =>
  (await callAt(base, SignIn, { UserName: account.user.email, Password: password })).data.UserToken
const newCode = (QrName: string) => {
  const definition = definitionOf('Feedback')
  if (!definition) throw new Error('no feedback')
  const { Icon, QrType, sample } = definition
  const item = { Name: { en: QrName }, Icon, FunctionalityType: 'Feedback', QrType, TemplateFormData: { ...Object(sample) } }
  return { GroupId: account.group.id, BuildingId: account.building.id, QrName, Location: 'Lobby', Item: item as Item } // of the type's own definition
}
const answered = async (base: string, address: string, Text: string): Promise<void> => {
  const page = await ask(`${base}/q/${address}`, { headers: { 'user-agent': phone, ...fromSomewhere() } })
  expect(page.status).toBe(200)
  const reply = await sendForm(`${base}/q/${address}`, { Key: keyIn(page.body), Score: '4', Text })
  expect(reply.status).toBe(303)
  expect((await ask(base + String(reply.headers.location))).status).toBe(200)
}

test('the main job goes through both servers: sign in, list, save, scan, answer, read', async () => {
  const token = await signedIn(balanced)
  const servers = new Set<unknown>()
  for (let i = 0; i < 2; i++) {
    const list = await callAt(
      balanced,
      GetPropertyList,
      { filter: { gId: account.group.id }, sort, pagination: { page: 0, perPage: 10 } },
      { token },
    )
    expect(list.data.Properties.map(one => one.id)).toEqual([account.building.id])
    servers.add(list.headers['x-served-by'])
  }
  expect(servers.size).toBe(2)
  const { data } = await callAt(balanced, SaveQrCode, newCode('Main job'), { token })
  const said = ['A warm welcome at the desk.', 'The revolving door squeaks.', 'Clean and quiet.']
  for (const text of said) await answered(balanced, data.Address, text)
  for (let i = 0; i < 2; i++) {
    const place = { gId: account.group.id, bId: account.building.id }
    const read = await callAt(balanced, GetEntityComments, place, { token })
    expect(read.data.Comments.map(one => one.Text).toSorted()).toEqual(said.toSorted())
  }
  await scansMoved(world.services.db)
  const scanned = await system.query('select count(*)::int as n from scan where qr_code_id = $1', [data.QrCodeId])
  expect(scanned.rows[0].n).toBe(said.length)
})

test('a code that is retired on one server is gone on the other, which had it in its memory', async () => {
  const token = await signedIn(a)
  const { data } = await callAt(a, SaveQrCode, newCode('To be retired'), { token })
  const scan = async () => (await ask(`${b}/q/${data.Address}`, { headers: { 'user-agent': phone } })).status
  expect(await scan()).toBe(200)
  await callAt(a, RetireQrCode, { GroupId: account.group.id, QrCodeId: data.QrCodeId }, { token })
  await until('the other server says so', 6, async () => (await scan()) === 410)
})

test('a building that is renamed on one server has its new name on the scan pages of both before their memory is old', async () => {
  const token = await signedIn(a)
  const { data } = await callAt(a, SaveQrCode, newCode('In a renamed building'), { token })
  const shown = async (base: string, name: string) =>
    (await ask(`${base}/q/${data.Address}`, { headers: { 'user-agent': phone } })).body.includes(name)
  const place = { gId: account.group.id, eId: account.building.id }
  for (let attempt = 1; attempt <= 5; attempt++) {
    const name = `Renamed ${attempt}`
    const before = (await callAt(a, GetProperty, place, { token })).data
    const BasicInfo = { ...sampleBasicInfo, Code: before.Code, Name: { en: name, es: name } }
    const remembered = performance.now()
    for (const base of [a, b]) expect(await shown(base, name)).toBe(false)
    const saved = {
      GroupId: account.group.id,
      EntityId: account.building.id,
      BuildingId: account.building.id,
      Version: before.Version,
      BasicInfo,
    }
    expect((await callAt(a, EditProperty, saved, { token })).code).toBe(undefined)
    for (const base of [a, b]) await until('the page has the name', 6, () => shown(base, name))
    if (performance.now() - remembered < 4900) return // sooner than what is remembered for 5 s
  }
  throw new Error('the new name came too late five times')
})

test('a session of one server holds on the other, and ends there when it is ended here', async () => {
  const token = await signedIn(a)
  const profile = (base: string) => callAt(base, GetProfile, { gId: account.group.id }, { token })
  for (const base of [b, a, b]) expect((await profile(base)).status).toBe(200)
  const began = performance.now()
  expect((await callAt(a, SignOut, {}, { token })).status).toBe(200)
  await until('the session has ended on the other server', 6, async () => (await profile(b)).code === 'usr.aut.iut')
  console.log(`a sign-out on one server held on the other after ${Math.round(performance.now() - began)} ms`)
  await until('and on this one', 6, async () => (await profile(a)).code === 'usr.aut.iut')
})

test('what happens on one server is told to the browsers of both', async () => {
  const token = await signedIn(balanced)
  const { data } = await callAt(balanced, SaveQrCode, newCode('Told'), { token })
  const streams = [await openStream(balanced, token, account.group.id), await openStream(balanced, token, account.group.id)]
  expect(new Set(streams.map(one => one.servedBy)).size).toBe(2)
  for (const [i, base] of [a, b].entries()) {
    await answered(base, data.Address, `Said on server ${i}`)
    for (const stream of streams)
      await until('each browser is told', 6, async () => stream.heard().filter(one => one.name === 'feedback').length === i + 1)
  }
  for (const stream of streams) stream.close()
})

test('a user has six streams over both servers, and a sign-out on one ends those of the other', async () => {
  const token = await signedIn(balanced)
  const streams: Stream[] = []
  for (let i = 0; i < 8; i++) streams.push(await openStream(balanced, token, account.group.id))
  expect(new Set(streams.map(one => one.servedBy)).size).toBe(2)
  const open = () => streams.map(one => !one.ended())
  await until('the two oldest have ended, one on each server', 6, async () => open().filter(one => !one).length === 2)
  expect(open()).toEqual([false, false, true, true, true, true, true, true])
  expect((await callAt(a, SignOut, {}, { token })).status).toBe(200)
  await until('all have ended', 6, async () => !open().includes(true))
  for (const one of streams.slice(2)) expect(one.heard()).toEqual([{ name: 'session-ended', data: { ended: 'Left' } }])
})

test('the limit of an account’s sign-ins counts both servers: ten a minute, the eleventh is refused', async () => {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const { user } = await account.signInAs('GM')
    const minute = Math.floor(Date.now() / 60_000)
    const attempts = Array.from({ length: 11 }, () => callAt(balanced, SignIn, { UserName: user.email, Password: password }))
    const replies = await Promise.all(attempts)
    if (Math.floor(Date.now() / 60_000) !== minute) continue // another minute began: two windows
    expect(new Set(replies.map(one => one.headers['x-served-by'])).size).toBe(2)
    expect(replies.map(one => one.code ?? 'in').toSorted()).toEqual([...Array.from({ length: 10 }, () => 'in'), 'req.lim.exc'])
    return
  }
  throw new Error('a minute ended in each of three attempts')
})

test('a write that reaches both servers at once under one key happens once', async () => {
  const token = await signedIn(balanced)
  for (let i = 0; i < 5; i++) {
    const name = `Once ${i}`
    const options = { token, headers: { 'idempotency-key': randomUUID() } }
    const replies = await Promise.all([a, b, a, b].map(base => callAt(base, SaveQrCode, newCode(name), options)))
    expect(replies.map(one => one.status)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map(one => one.data.QrCodeId)).size).toBe(1)
    const { rows } = await system.query('select count(*)::int as n from qr_code where qr_name = $1', [name])
    expect(rows[0].n).toBe(1)
  }
})

test('jobs are done by the worker alone, each once', async () => {
  const token = await signedIn(balanced)
  const { data } = await callAt(balanced, SaveQrCode, newCode('Mailed'), { token })
  const people: string[] = []
  for (let i = 0; i < 20; i++) people.push((await account.signInAs('GM')).user.email)
  for (const Email of people) expect((await callAt(balanced, RequestPasswordReset, { Email })).status).toBe(200)
  const RecipientEmail = 'printer@building.example'
  expect(
    (await callAt(balanced, EmailQrCode, { GroupId: account.group.id, QrCodeId: data.QrCodeId, RecipientEmail }, { token })).code,
  ).toBe(undefined)
  expect((await ask(`${b}/ready`)).status).toBe(200)
  expect(smtp.received).toEqual([]) // neither server has touched them
  const waiting = await system.query(
    `select count(*)::int as n from pgboss.job where state = 'created' and name like any('{session.sendResetLink,qr.mailQrCode}')`,
  )
  expect(waiting.rows[0].n).toBe(21)

  const worker = await startWorker({ ...env, LINTEL_WORK: 'on' })
  started.push(worker)
  await until('every mail has come', 60, async () => smtp.received.length >= 21).catch(async error => {
    const { rows } = await system.query('select name, state, count(*)::int as n, max(output::text) as output from pgboss.job group by 1, 2')
    throw new Error(`${error.message}; ${smtp.received.length} have: ${JSON.stringify(rows)} ${worker.output()}`)
  })
  await until('the queue is empty', 30, async () => {
    const { rows } = await system.query(
      `select count(*)::int as n from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`,
    )
    return rows[0].n === 0
  })
  expect(smtp.received.map(one => one.envelope.to[0]).toSorted()).toEqual([...people, RecipientEmail].toSorted())
  expect(smtp.received.find(one => one.envelope.to[0] === RecipientEmail)?.mail.attachments).toHaveLength(1)
  const states = await system.query(`select state, count(*)::int as n from mail group by state`)
  expect(states.rows).toEqual([{ state: 'Sent', n: 21 }])
  expect(await worker.kill('SIGTERM'), worker.output()).toEqual({ code: 0, signal: null })
}, 120_000)

test('a worker prints the pages of the server that BASE_URL names', async () => {
  const token = await signedIn(a)
  const [GroupId, BuildingId] = [account.group.id, account.building.id]
  const [StartDate, EndDate] = [Date.parse('2026-02-10T05:00:00Z'), Date.parse('2026-03-09T03:59:59.999Z')]
  const Path = `/pdfDashboard/BuildingFeedback/${GroupId}/${BuildingId}/${StartDate}/${EndDate}/ZXQ9TG9iYnk`
  const report = { DashboardName: 'Overall Building Feedback', StartDate, EndDate, Timezone: 'America/New_York', Path }
  const { data } = await callAt(a, PrintDashboard, { GroupId, BuildingId, ...report }, { token })
  const worker = await startWorker({ ...env, LINTEL_WORK: 'on', BASE_URL: a, PORT: '1' }) // nobody listens at 1
  started.push(worker)
  const task = await until('the report is printed', 60, async () => {
    const reply = await callAt(a, GetTask, { gId: GroupId, TaskId: data.TaskId }, { token })
    return ['Done', 'Failed'].includes(reply.data.State) && reply.data
  })
  expect(task, worker.output()).toMatchObject({ State: 'Done' })
  expect((await ask(a + task.FileLink)).headers['content-type']).toBe('application/pdf')
}, 120_000)
