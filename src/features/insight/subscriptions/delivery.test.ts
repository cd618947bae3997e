import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import type { TrendData } from '../../../core/charts/partData.ts'
import { startOfDay } from '../../../core/zones.ts'
import { mailOf } from '../../../platform/mail/desk.ts'
import type { PrintOptions } from '../../../platform/pdf/printer.ts'
import { CreateSubscription, GetSubscriptionLog, GetSubscriptions, SendTestReport, ToggleSubscription } from './contract.ts'
import { isEmptyReport } from './emptyReport.ts'
import { mailPages } from './mailPages.server.ts'
import { resumeReports, runDue } from './plan.server.ts'
import { sendReports } from './send.server.ts'
import { subscribedReport } from './testing.ts'

const world = await openWorld()
const { services } = world
const app = await openHttp(services, [mailPages(services)])
afterAll(() => app.close())
const { system } = services.db
type Account = Awaited<ReturnType<typeof world.newAccount>>
const rows = async (sql: string, ...values: unknown[]) => (await system.query(sql, values)).rows

const monday = new Date('2026-03-09T11:00:00Z') // 7 a.m. in New York, the day after its clocks went forward
const subscribe = async (account: Account, over: object = {}): Promise<string> => {
  const reader = { Name: 'Rosa <b>Fields</b>', Email: 'rosa@owner.example' }
  const asked = { ...placeOf(account), ...subscribedReport, ...reader, ...over }
  const { SubscriptionId } = await account.call(CreateSubscription, asked)
  await rows('update report_subscription set next_date = $2 where id = $1', SubscriptionId, monday)
  return SubscriptionId
}
const work = (account: Account, now = monday) => runDue.workOff(services, account.group.id as never, { now })

/** What the printed page tells of its picture; '' for none. */
const picture = { data: '' }
/** The numbers of a report in which nothing is. */
const emptyCsv = {
  name: 'a.csv',
  contentType: 'text/csv',
  bytes: Buffer.from('\uFEFFAccount,Pier 4\r\n\r\nScans\r\nLocation,Scans\r\nLobby,0\r\n'),
}
/** Does the account's jobs that wait, with a printer that tells what it printed. */
const printed: string[] = []
const printer = {
  ...services.printer,
  print: async (path: string, { token }: PrintOptions) => {
    await token()
    printed.push(path)
    const files = path.endsWith(',csv') ? [emptyCsv] : []
    return { bytes: Buffer.from('%PDF-1.7 report'), files, ...(picture.data && { picture: picture.data }) }
  },
  read: async (path: string) => {
    printed.push(path)
    const sheet = { name: 'a.xlsx', contentType: 'application/octet-stream', bytes: Buffer.from('PK sheet') }
    return { ...sheet, files: path.endsWith(',csv') ? [sheet, emptyCsv] : [sheet] }
  },
}
const run = async (account: Account, times = 1) => {
  const jobs = await rows(`select data from pgboss.job where name = 'subscriptions.send' and data->>'GroupId' = $1`, account.group.id)
  for (let n = 0; n < times; n++)
    await Promise.all(
      jobs.map(({ data }) => sendReports.run({ services: { ...services, printer }, attempt: 1, last: false, jobId: 'test' }, data)),
    )
}
const mails = (account: Account) => rows('select * from mail where group_id = $1 order by id', account.group.id)
const sent = async ({ call, group, building }: Account) =>
  (await call(GetSubscriptionLog, { filter: { gId: group.id, bId: building.id } })).Sent
beforeEach(() => {
  printed.splice(0)
  picture.data = ''
})

describe('a report that is due', () => {
  test('is of the last full week of the building, with the PDF, its zone in words and a way out of it', async () => {
    const account = await world.newAccount()
    const id = await subscribe(account)
    await work(account)
    await run(account)
    const tz = 'America/New_York'
    const [startDate, endDate] = [startOfDay(tz, '2026-03-01'), startOfDay(tz, '2026-03-08') - 1]
    expect(printed).toEqual([`/pdfDashboard/ScansByLocation/${account.group.id}/${account.building.id}/${startDate}/${endDate}?lang=en`])
    const [mail, ...others] = await mails(account)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: ['rosa@owner.example'], subject: 'Scans – Building 1, 03/01/2026 – 03/07/2026' })
    expect(mail.text).toContain('Weekly, Monday, 7:00 AM (America/New_York)')
    expect(mail.attachments).toMatchObject([{ name: 'Scans 2026-03-01 – 2026-03-07.pdf', contentType: 'application/pdf' }])
    expect(mail.unsubscribe).toMatch(/^https?:\/\/.+\/report-mail\/leave\/\S+$/)
    expect(mail.html).not.toContain('<b>Fields')
    const [row] = (await account.call(GetSubscriptions, { filter: { gId: account.group.id, bId: account.building.id } })).Subscriptions
    expect([row?.SubscriptionId, new Date(row?.NextDate ?? 0).toISOString()]).toEqual([id, '2026-03-16T11:00:00.000Z'])
    expect(await sent(account)).toMatchObject([
      {
        SubscriptionId: id,
        Email: 'rosa@owner.example',
        FirstDay: '2026-03-01',
        LastDay: '2026-03-07',
        State: 'Sent',
        Test: false,
        OpenedDate: null,
      },
    ])
  })

  test('shows a picture of its first line over time in the mail, as PNG beside its file; a link brings none, and one that cannot be drawn is left out', async () => {
    const trend: TrendData = {
      is: 'trend',
      title: 'Score over time',
      head: 'Month',
      series: [{ label: 'CSAT' }],
      rows: [
        { text: 'Jan', values: [4.1] },
        { text: 'Feb', values: [3.2] },
      ],
      axis: 'Stars',
      end: 5,
    }
    picture.data = JSON.stringify(trend)
    const account = await world.newAccount()
    await subscribe(account)
    await subscribe(account, { Delivery: 'Link', Email: account.user.email })
    await work(account)
    await run(account, 2)
    const [shown, linked] = (await mails(account)).toSorted((a, b) => b.attachments.length - a.attachments.length)
    const [file, png] = shown.attachments
    expect(file).toMatchObject({ contentType: 'application/pdf' })
    expect(png).toMatchObject({ contentType: 'image/png', contentId: 'chart' })
    expect(shown.html).toContain('<img src="cid:chart" alt="Scans, 03/01/2026 – 03/07/2026" width="536" height="240"')
    expect(shown.text).not.toContain('cid:')
    expect(linked.attachments).toEqual([])
    expect(linked.html).not.toContain('cid:')
    const stored = await services.files.get(png.key)
    expect(
      Buffer.concat((await stored?.stream.toArray()) ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    const sent = await mailOf(shown, services.files)
    expect(sent.attachments).toMatchObject([{ fileName: file.name }, { contentId: 'chart' }])

    picture.data = '{"is":"trend"}'
    const other = await world.newAccount()
    await subscribe(other)
    await work(other)
    await run(other)
    expect((await mails(other))[0].attachments).toHaveLength(1)
  }, 30_000)

  test('goes once, however many workers look, and whatever is done again', async () => {
    const account = await world.newAccount()
    await subscribe(account)
    await Promise.all(Array.from({ length: 6 }, () => work(account)))
    await run(account, 3)
    await work(account)
    await run(account)
    expect(await mails(account)).toHaveLength(1)
    expect(printed).toHaveLength(1)
  })

  test('that was missed while nobody worked comes once, for the newest period', async () => {
    const account = await world.newAccount()
    await subscribe(account)
    await work(account, new Date('2026-04-02T09:00:00Z'))
    await run(account)
    expect((await sent(account)).map(one => one.FirstDay)).toEqual(['2026-03-22'])
    expect(await mails(account)).toHaveLength(1)
  })

  test('is printed once for all who see the same', async () => {
    const account = await world.newAccount()
    for (const n of [1, 2, 3]) await subscribe(account, { Email: `reader${n}@owner.example` })
    await subscribe(account, { Email: 'french@owner.example', Language: 'fr' })
    await work(account)
    await run(account)
    expect(printed.map(path => path.slice(-2)).toSorted()).toEqual(['en', 'fr'])
    expect(await mails(account)).toHaveLength(4)
  })

  test('comes as a spreadsheet or as a link; it stays away when nothing is in it and that was asked', async () => {
    const account = await world.newAccount()
    await subscribe(account, { Delivery: 'XLSX' })
    await subscribe(account, { Delivery: 'Link', Email: account.user.email })
    await subscribe(account, { SkipEmpty: true, Email: 'quiet@owner.example' })
    await work(account)
    await run(account)
    const found = await mails(account)
    const files = found.map(one => [one.to[0], one.attachments.map((file: { contentType: string }) => file.contentType.split('.').at(-1))])
    expect(Object.fromEntries(files)).toEqual({ 'rosa@owner.example': ['sheet'], [account.user.email]: [] })
    expect((await sent(account)).map(one => one.State).toSorted()).toEqual(['Sent', 'Sent', 'Skipped'])
  })

  test('gets no more to somebody who was turned off, lost the permission or the building', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const GroupId = account.group.id
    const off = await subscribe(account)
    const manager = await account.signInAs('Manager', [account.building.id])
    const asked = { ...placeOf(account), ...subscribedReport, Name: 'Lost', Email: 'lost@owner.example' }
    const { SubscriptionId } = await manager.call(CreateSubscription, asked)
    await rows('update report_subscription set next_date = $2 where id = $1', SubscriptionId, monday)
    await work(account)
    await account.call(ToggleSubscription, { GroupId, SubscriptionId: off, OnOff: false })
    await rows(
      'update member set access_building_ids = $2 where group_id = $1 and user_id = $3',
      GroupId,
      [account.buildings[1]?.id],
      manager.user.id,
    )
    await run(account)
    expect(await mails(account)).toEqual([])
    expect((await sent(account)).map(one => [one.Name, one.State, one.Problem])).toEqual([['Lost', 'Failed', 'Permission']])
    await rows('update report_subscription set next_date = $2 where id = $1', SubscriptionId, monday)
    await work(account)
    const list = (await account.call(GetSubscriptions, { filter: { gId: GroupId, bId: account.building.id } })).Subscriptions
    expect(list.find(one => one.SubscriptionId === SubscriptionId)).toMatchObject({ OnOff: false, Stopped: 'Permission', NextDate: null })
  })

  test('whose job was lost gets another; after a day it has failed', async () => {
    const account = await world.newAccount()
    await subscribe(account)
    await work(account)
    await rows(`delete from pgboss.job where name = 'subscriptions.send' and data->>'GroupId' = $1`, account.group.id)
    await run(account)
    expect(await mails(account)).toEqual([])
    await resumeReports.workOff(services, account.group.id as never, { now: new Date(Date.now() + 2 * 3_600_000) })
    await run(account)
    expect(await mails(account)).toHaveLength(1)
  })
})

describe('the way out of a mail', () => {
  const linkOf = async (account: Account) => new URL((await mails(account))[0].unsubscribe).pathname
  const ask = (method: 'GET' | 'POST', url: string) =>
    app.inject({ method, url, ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }) })

  test('is a page with a button, and one POST of a mail program; a GET leaves nothing', async () => {
    const account = await world.newAccount()
    const id = await subscribe(account)
    await work(account)
    await run(account)
    const url = await linkOf(account)
    const asked = await ask('GET', url)
    expect([asked.statusCode, asked.body]).toEqual([200, expect.stringContaining('<button>Unsubscribe</button>')])
    expect(await rows('select on_off from report_subscription where id = $1', id)).toEqual([{ on_off: true }])
    for (const _again of [1, 2]) expect((await ask('POST', url)).statusCode).toBe(200)
    expect(await rows('select on_off, stopped, next_date from report_subscription where id = $1', id)).toEqual([
      { on_off: false, stopped: 'Unsubscribed', next_date: null },
    ])
    const refused = await account.refuse(ToggleSubscription, { GroupId: account.group.id, SubscriptionId: id, OnOff: true })
    expect(refused.code).toBe('sys.obj.cfl')
  })

  test('takes bodies of its own addresses only: calls beside it read theirs', async () => {
    const reply = await app.inject({ method: 'POST', url: '/csm/Session/SignIn', payload: { UserName: 'x@y.example', Password: '' } })
    expect(reply.json().error.fields).toEqual([{ Field: 'Password', Message: 'Required' }])
  })

  test('forged and cut links say so, and change nothing', async () => {
    const account = await world.newAccount()
    const id = await subscribe(account)
    await work(account)
    await run(account)
    const url = await linkOf(account)
    const last = url.slice(-1) === 'A' ? 'B' : 'A'
    for (const bad of [`${url.slice(0, -1)}${last}`, url.slice(0, -9), '/report-mail/leave/x'])
      for (const method of ['GET', 'POST'] as const) expect((await ask(method, bad)).statusCode).toBe(404)
    expect(await rows('select on_off from report_subscription where id = $1', id)).toEqual([{ on_off: true }])
  })
})

test('a test goes to oneself, says so, and counts for no subscription', async () => {
  const account = await world.newAccount()
  expect(await account.call(SendTestReport, { ...placeOf(account), ...subscribedReport })).toEqual({ Email: account.user.email })
  await run(account)
  const [mail] = await mails(account)
  expect([mail.to, mail.unsubscribe, mail.text.includes('This is a test.')]).toEqual([[account.user.email], null, true])
  expect(await sent(account)).toMatchObject([{ Test: true, State: 'Sent', SubscriptionId: null }])
})

test.each([
  ['Account,Pier 4\r\n\r\nScans\r\nLocation,Scans\r\nLobby,0\r\n', true],
  ['Account,Pier 4\r\n\r\nScans\r\nLocation,Scans\r\n', true],
  ['Account,Pier 4\r\n\r\nFigures\r\nName,Value\r\nCSAT,NA\r\n', true],
  ['Account,Pier 4\r\n\r\nScans\r\nLocation,Scans\r\nLobby,3\r\n', false],
  ['Account,Pier 4\r\n\r\nScans\r\nLocation,Scans,Rest\r\nLobby,,0\r\n', true],
  ['Account,Pier 4\r\n\r\nRequests\r\nFull name,Email,Phone No.\r\nAnn,,"(617) 555-0113"\r\n', false],
  ['\uFEFFAccount,Pier 4\r\n\r\nScans\r\nLocation,Scans\r\n"Lobby, east","1,204"\r\n', false],
])('%j is empty: %s', (csv, empty) => {
  expect(isEmptyReport(csv)).toBe(empty)
})
