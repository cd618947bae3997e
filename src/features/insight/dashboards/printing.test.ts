import { describe, expect, test } from 'vitest'
import { newContactRow } from '../../../../test/support/told.ts'
import { openWorld } from '../../../../test/world.ts'
import { PrintError, type PrintOptions } from '../../../platform/pdf/printer.ts'
import { GetTask, GetTasks, SeeTask } from '../../base/tasks/contract.ts'
import { scansByLocationDashboard } from '../scanStatistics/dashboard.ts'
import { GetDashboardContacts, PrintDashboard, SendDashboardByEmail, SendDashboardToContacts } from './contract.ts'
import { type Printed, printDashboard } from './jobs.ts'
import { dashboards } from './model.ts'
import { paperPath } from './paperPaths.ts'

const world = await openWorld()
type Account = Awaited<ReturnType<typeof world.newAccount>>
const rows = async (sql: string, ...values: unknown[]) => (await world.services.db.system.query(sql, values)).rows
const jobsOf = (group: string) =>
  rows(`select data from pgboss.job where name = 'feedback.printDashboard' and data->>'GroupId' = $1`, group)

const StartDate = Date.parse('2026-02-10T05:00:00Z')
const EndDate = Date.parse('2026-03-09T03:59:59.999Z')
const wanted = ({ group, building }: Account, over: object = {}) => ({
  GroupId: group.id,
  BuildingId: building.id,
  DashboardName: 'Overall Building Feedback',
  StartDate,
  EndDate,
  Timezone: 'America/New_York',
  Path: `https://elsewhere.example/pdfDashboard/BuildingFeedback/${group.id}/${building.id}/${StartDate}/${EndDate}/ZXQ9TG9iYnk?x=1`,
  ...over,
})
const mailed = (account: Account, over: object = {}) =>
  wanted(account, {
    ReportType: 'Feedback',
    ContactEmails: ['gm@building.example'],
    Emails: ['Owner@owner.example', 'gm@BUILDING.example'],
    ...over,
  })

/** Does the account's one job with a printer that gives these bytes, and tells what was printed. */
const work = async (
  group: string,
  {
    attempt = 1,
    print = async () => Buffer.from('%PDF-1.7 test'),
    picture,
  }: { attempt?: number; print?: () => Promise<Buffer>; picture?: string } = {},
) => {
  const printed: { path: string; token: string }[] = []
  const printer = {
    ...world.services.printer,
    print: async (path: string, { token }: PrintOptions) => {
      printed.push({ path, token: await token() })
      return { bytes: await print(), ...(picture && { picture }) }
    },
  }
  const [{ data }] = (await jobsOf(group)) as [{ data: Printed }]
  await printDashboard.run({ services: { ...world.services, printer }, attempt, last: false, jobId: 'test' }, data)
  return printed
}

describe('Download PDF', () => {
  test('makes a task, its job and its audit in one transaction', async () => {
    const account = await world.newAccount({ role: 'Manager' })
    const { TaskId } = await account.call(PrintDashboard, wanted(account))
    expect(await account.call(GetTask, { gId: account.group.id, TaskId })).toMatchObject({
      Kind: 'PrintDashboard',
      Title: 'Overall Building Feedback',
      State: 'Waiting',
      Done: 0,
      Total: 2,
      FileLink: null,
      Seen: false,
    })
    expect(await jobsOf(account.group.id)).toMatchObject([{ data: { TaskId, UserId: account.user.id, To: null } }])
    expect(await rows('select object, object_id, user_id from audit where group_id = $1', account.group.id)).toEqual([
      { object: 'task', object_id: TaskId, user_id: account.user.id },
    ])
  })

  test('prints our own page of the account, whatever host the path names, with a read-only token of one use', async () => {
    const account = await world.newAccount()
    await account.call(PrintDashboard, wanted(account))
    const [printed] = await work(account.group.id)
    expect(printed?.path).toBe(
      `/pdfDashboard/BuildingFeedback/${account.group.id}/${account.building.id}/${StartDate}/${EndDate}/ZXQ9TG9iYnk?lang=en`,
    )
    expect(printed?.token).toMatch(/^ut_/)
  })

  test('ends with the file, behind a link for its own user only', async () => {
    const account = await world.newAccount()
    const other = await account.signInAs('Admin')
    const { TaskId } = await account.call(PrintDashboard, wanted(account))
    await work(account.group.id)
    const done = await account.call(GetTask, { gId: account.group.id, TaskId })
    expect(done).toMatchObject({ State: 'Done', Done: 2, Total: 2, FileName: 'Overall Building Feedback 02-10-2026 – 03-08-2026.pdf' })
    const file = await world.app.inject({ url: done.FileLink ?? '' })
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'application/pdf', '%PDF-1.7 test'])
    expect(file.headers['content-disposition']).toContain('attachment')
    expect((await other.refuse(GetTask, { gId: account.group.id, TaskId })).code).toBe('sys.obj.nof')
    expect((await other.call(GetTasks, { gId: account.group.id })).Tasks).toEqual([])
    expect(
      await rows('select bucket, name, size from stored_file where group_id = $1 and id = $2', account.group.id, TaskId),
    ).toMatchObject([{ bucket: 'Dashboard', size: 13 }])
  })

  test('done twice by two workers is one file', async () => {
    const account = await world.newAccount()
    await account.call(PrintDashboard, wanted(account))
    await work(account.group.id)
    expect(await work(account.group.id)).toEqual([])
    expect(await rows('select 1 from stored_file where group_id = $1', account.group.id)).toHaveLength(1)
  })

  test('that fails is tried again, then says so', async () => {
    const account = await world.newAccount()
    const { TaskId } = await account.call(PrintDashboard, wanted(account))
    const state = async () => (await account.call(GetTask, { gId: account.group.id, TaskId })).State
    const print = () => Promise.reject(new PrintError('late', 'too late'))
    await expect(work(account.group.id, { print })).rejects.toThrow('too late')
    expect(await state()).toBe('Waiting')
    await work(account.group.id, { attempt: 3, print })
    expect(await state()).toBe('Failed')
  })

  test.each([
    ['another page', '/login'],
    ['a page that is not for print', '/analyticsFeedback/x'],
    ['another scheme', 'javascript:alert(1)'],
    ['a path with more in it', '/pdfDashboard/BuildingFeedback/../../csm/Session/GetProfile'],
  ])('refuses %s as its path', async (_what, Path) => {
    const account = await world.newAccount()
    expect((await account.refuse(PrintDashboard, wanted(account, { Path }))).fields).toEqual([
      { Field: 'Path', Message: 'Format error', Hint: expect.any(String) },
    ])
    expect(await jobsOf(account.group.id)).toEqual([])
  })

  test('refuses the page of another building or account, and whoever may not see the dashboard', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const stranger = await world.newAccount()
    const Path = `/pdfDashboard/BuildingFeedback/${account.group.id}/${account.buildings[1]?.id}/${StartDate}/${EndDate}`
    expect((await account.refuse(PrintDashboard, wanted(account, { Path }))).fields).toEqual([
      { Field: 'Path', Message: 'Format error', Hint: expect.any(String) },
    ])
    expect((await stranger.refuse(PrintDashboard, wanted(account))).code).toBe('sys.obj.nof')
    // Whoever may print, but not see what is printed.
    dashboards.add({
      key: 'Hidden',
      title: { en: 'Hidden', es: 'Oculto', fr: 'Caché' },
      scopes: ['building'],
      may: 'GlobalManageCustomers',
    })
    const Hidden = `/pdfDashboard/Hidden/${account.group.id}/${account.building.id}/${StartDate}/${EndDate}`
    expect((await account.refuse(PrintDashboard, wanted(account, { Path: Hidden }))).code).toBe('usr.aut.npm')
    expect(await jobsOf(account.group.id)).toEqual([])
    const tenant = await account.signInAs('Tenant')
    expect((await tenant.refuse(PrintDashboard, wanted(account))).code).toBe('usr.aut.npm')
  })
})

describe('the paper of an account', () => {
  const ofAccount = ({ group }: Account, over: object = {}) => ({
    GroupId: group.id,
    DashboardName: 'Scans by location',
    StartDate,
    EndDate,
    Path: paperPath(scansByLocationDashboard, { gId: group.id, bId: null, startDate: StartDate, endDate: EndDate }),
    ...over,
  })

  test('is printed and mailed under the name of the account, for days of most of its buildings', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const { TaskId } = await account.call(SendDashboardByEmail, ofAccount(account, { Emails: ['owner@owner.example'] }))
    const [printed] = await work(account.group.id)
    expect(printed?.path).toContain(`/pdfDashboard/ScansByLocation/${account.group.id}/all/`)
    const [mail] = await rows('select * from mail where group_id = $1', account.group.id)
    expect(mail.subject).toBe(`Scans by location – ${account.group.name}`)
    expect((await account.call(GetTask, { gId: account.group.id, TaskId })).FileName).toBe('Scans by location 02-10-2026 – 03-08-2026.pdf')
  })

  test('is refused where the address names a building, or the dashboard is of buildings only, or ViewAnalytics is missing', async () => {
    const account = await world.newAccount()
    const { Path } = wanted(account)
    expect((await account.refuse(PrintDashboard, ofAccount(account, { Path }))).fields).toMatchObject([{ Field: 'Path' }])
    const ofBuildings = Path.replace(`/${account.building.id}/`, '/all/')
    expect((await account.refuse(PrintDashboard, ofAccount(account, { Path: ofBuildings }))).fields).toMatchObject([{ Field: 'Path' }])
    const marketing = await account.signInAs('Marketing')
    expect((await marketing.refuse(PrintDashboard, ofAccount(account))).code).toBe('usr.aut.npm')
  })
})

describe('a dashboard that names people', () => {
  test('goes to contacts of the place only, by either call [C-CALL-116]', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const [, second] = account.buildings
    await newContactRow(world, account, { Email: 'Desk@owner.example' })
    if (second) await newContactRow(world, { group: account.group, building: second }, { Email: 'other@owner.example' })
    const people = { key: 'People', title: { en: 'People', es: 'Personas', fr: 'Personnes' }, may: 'AnalyticsDashboards' } as const
    dashboards.add({ ...people, scopes: ['building'], personal: true })
    const Path = `/pdfDashboard/People/${account.group.id}/${account.building.id}/${StartDate}/${EndDate}`
    const send = (call: typeof SendDashboardByEmail, over: object) => account.call(call, wanted(account, { Path, ...over }))
    const refuse = async (call: typeof SendDashboardByEmail, over: object) =>
      (await account.refuse(call, wanted(account, { Path, ...over }))).fields?.map(({ Field, Message }) => [Field, Message])
    const Message = 'This dashboard names people. It can be mailed to contacts of the account only.'
    for (const call of [SendDashboardByEmail, SendDashboardToContacts]) {
      expect(await refuse(call, { Emails: ['stranger@elsewhere.example'] })).toEqual([['Emails', Message]])
      expect(await refuse(call, { ContactEmails: ['other@owner.example'] })).toEqual([['ContactEmails', Message]])
      expect((await send(call, { ContactEmails: ['desk@OWNER.example'] })).Message).toBe('The dashboard has been sent!')
    }
    const free = { Emails: ['stranger@elsewhere.example'], Path: wanted(account).Path }
    expect(await refuse(SendDashboardToContacts, free)).toEqual([['Emails', Message]])
    await send(SendDashboardByEmail, free)
    const { Contacts } = await account.call(GetDashboardContacts, { gId: account.group.id, bId: account.building.id })
    expect(Contacts.map(one => one.Email)).toEqual(['Desk@owner.example'])
  })
})

describe('Send dashboard by email', () => {
  test('says so, and mails the PDF once to every address, a mail each [C-CALL-115] [C-MSG-009] [C-MSG-025]', async () => {
    const account = await world.newAccount()
    const reply = await account.call(SendDashboardByEmail, mailed(account))
    expect(reply.Message).toBe('The dashboard has been sent!')
    await work(account.group.id)
    await work(account.group.id)
    const mails = await rows('select * from mail where group_id = $1 order by message_id', account.group.id)
    expect(mails.map(one => one.to)).toEqual([['gm@BUILDING.example'], ['Owner@owner.example']])
    const [mail] = mails
    expect(mail.subject).toBe('Overall Building Feedback – Building 1')
    expect(mail.text).toContain('02/10/2026 – 03/08/2026')
    expect(mail.attachments).toEqual([
      {
        key: `${account.group.id}/${reply.TaskId}`,
        name: 'Overall Building Feedback 02-10-2026 – 03-08-2026.pdf',
        size: 13,
        contentType: 'application/pdf',
      },
    ])
    expect(await account.call(GetTask, { gId: account.group.id, TaskId: reply.TaskId })).toMatchObject({ State: 'Done', Done: 3, Total: 3 })
  })

  test('goes to contacts only, too [C-CALL-116]', async () => {
    const account = await world.newAccount()
    await account.call(SendDashboardByEmail, mailed(account, { Emails: [] }))
    expect(await jobsOf(account.group.id)).toMatchObject([{ data: { To: ['gm@building.example'] } }])
  })

  test('needs a recipient, and every address to be one [C-MSG-020]', async () => {
    const account = await world.newAccount()
    expect((await account.refuse(SendDashboardByEmail, mailed(account, { ContactEmails: [], Emails: [] }))).fields).toEqual([
      { Field: 'Emails', Message: 'Required' },
    ])
    const bad = await account.refuse(SendDashboardByEmail, mailed(account, { Emails: ['good@a.example', 'no address'] }))
    expect(bad).toMatchObject({ message: 'Invalid Email', fields: [{ Field: 'Emails', Message: 'Invalid Email' }] })
    const headers = await account.refuse(SendDashboardByEmail, mailed(account, { Emails: ['a@b.example\r\nBcc: c@d.example'] }))
    expect(headers.message).toBe('Invalid Email')
    expect(await jobsOf(account.group.id)).toEqual([])
  })

  test('shows the picture of the page in its mails, and none of a page that has none or whose picture cannot be drawn', async () => {
    const bubbles = { is: 'bubbles', title: 'Topics', head: 'Topic', bubbles: [{ text: 'Lobby', negative: 3, n: 5 }] }
    const expected = [
      [JSON.stringify(bubbles), ['application/pdf', 'image/png']],
      [undefined, ['application/pdf']],
      ['{"is":"bars"}', ['application/pdf']],
      ['no JSON', ['application/pdf']],
    ] as const
    for (const [picture, types] of expected) {
      const account = await world.newAccount()
      await account.call(SendDashboardByEmail, mailed(account, { ContactEmails: [], Emails: ['owner@owner.example'] }))
      await work(account.group.id, { ...(picture && { picture }) })
      const [mail] = await rows('select html, attachments from mail where group_id = $1', account.group.id)
      expect(mail.attachments.map((one: { contentType: string }) => one.contentType)).toEqual(types)
      expect(mail.html.includes('<img src="cid:chart"')).toBe(types.length > 1)
    }
  }, 30_000)

  test('takes a name that would break a header as one line', async () => {
    const account = await world.newAccount()
    await account.call(SendDashboardByEmail, mailed(account, { DashboardName: 'Feed\r\nBcc: x@y.example / 2' }))
    await work(account.group.id)
    const [mail] = await rows('select subject, attachments from mail where group_id = $1', account.group.id)
    expect(mail.subject).toBe('Feed Bcc: x@y.example / 2 – Building 1')
    expect(mail.attachments[0].name).toMatch(/^Feed Bcc- x@y.example - 2 /)
  })
})

describe('tasks', () => {
  test('are the own ones, unseen until they are seen', async () => {
    const account = await world.newAccount()
    const { TaskId } = await account.call(PrintDashboard, wanted(account))
    expect(await account.call(GetTasks, { gId: account.group.id })).toMatchObject({ Unseen: 0, Tasks: [{ acId: TaskId }] })
    await work(account.group.id)
    expect((await account.call(GetTasks, { gId: account.group.id })).Unseen).toBe(1)
    const other = await account.signInAs('Admin')
    expect((await other.refuse(SeeTask, { GroupId: account.group.id, TaskId })).code).toBe('sys.obj.nof')
    expect(await account.call(SeeTask, { GroupId: account.group.id })).toEqual({ Seen: 1 })
    expect(await account.call(GetTasks, { gId: account.group.id })).toMatchObject({ Unseen: 0, Tasks: [{ Seen: true }] })
  })

  test('tell the browsers of the account how far they are', async () => {
    const account = await world.newAccount()
    const told: unknown[] = []
    const stop = world.services.events.on(
      'browser',
      message => message.group === account.group.id && message.channel === 'task' && told.push(message.data),
    )
    const { TaskId } = await account.call(PrintDashboard, wanted(account))
    await work(account.group.id)
    await expect.poll(() => told.length).toBe(4)
    stop()
    expect(told).toMatchObject([
      { State: 'Waiting' },
      { State: 'Running', Done: 0, Total: 2 },
      { State: 'Running', Done: 1 },
      { TaskId, State: 'Done', Done: 2 },
    ])
  })
})
