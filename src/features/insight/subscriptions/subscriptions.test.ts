import { describe, expect, test } from 'vitest'
import { newContactRow } from '../../../../test/support/told.ts'
import { placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { wallClock } from '../../../core/zones.ts'
import { dashboards } from '../dashboards/model.ts'
import { paperPath } from '../dashboards/paperPaths.ts'
import { encodeFilters } from '../dashboards/screens/filters.ts'
import {
  CreateSubscription,
  DeleteSubscriptions,
  GetReportTypes,
  GetSubscriptions,
  SaveSubscriptionSetting,
  SendTestReport,
  ToggleSubscription,
  UpdateSubscription,
} from './contract.ts'
import { subscribedReport } from './testing.ts'

const world = await openWorld()
type Account = Awaited<ReturnType<typeof world.newAccount>>
const reader = { ...subscribedReport, Name: 'Rosa Fields', Email: 'rosa@owner.example', JobTitle: 'Owner' }
const listOf = async ({ call, group, building }: Account, bId: string | undefined = building.id) =>
  (await call(GetSubscriptions, { filter: { gId: group.id, ...(bId && { bId }) } })).Subscriptions

describe('a subscription', () => {
  test('is kept with what was asked, in the list of its place only [C-CALL-107] [C-CALL-045] [C-FIELD-053] [C-RULE-028]', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const made = await account.call(CreateSubscription, { ...placeOf(account), ...reader, SkipEmpty: true, Delivery: 'XLSX' })
    expect(made.acId).toBe(made.SubscriptionId)
    await account.call(CreateSubscription, { GroupId: account.group.id, ...reader, Name: 'Of the account' })
    expect(await listOf(account)).toMatchObject([
      {
        ...reader,
        acId: made.acId,
        SubscriptionId: made.acId,
        RecipientId: null,
        OnOff: true,
        Stopped: null,
        SkipEmpty: true,
        Delivery: 'XLSX',
      },
    ])
    expect((await listOf(account, '')).map(one => one.Name)).toEqual(['Of the account'])
    expect(await listOf(account, account.buildings[1]?.id)).toEqual([])
  })

  test('is due at its hour by the clock of its reader, whatever the clocks do', async () => {
    const account = await world.newAccount()
    for (const [TimeZone, Hour] of [
      ['America/New_York', 7],
      ['Asia/Kolkata', 6],
      ['Pacific/Apia', 23],
    ] as const) {
      const { SubscriptionId } = await account.call(CreateSubscription, { ...placeOf(account), ...reader, TimeZone, Hour })
      const row = (await listOf(account)).find(one => one.SubscriptionId === SubscriptionId)
      const at = wallClock(TimeZone, row?.NextDate ?? 0)
      expect([at.hour, at.minute, at.dayOfWeek]).toEqual([Hour, 0, 1])
      expect(row?.NextDate).toBeGreaterThan(Date.now())
      expect(row?.NextDate).toBeLessThan(Date.now() + 8 * 86_400_000)
    }
  })

  test('needs report name, type, name, a right email and a frequency, said field by field [C-RULE-066]', async () => {
    const account = await world.newAccount()
    const bad = async (over: object) =>
      (await account.refuse(CreateSubscription, { ...placeOf(account), ...reader, ...over })).fields?.map(one => one.Field)
    for (const Field of ['ReportName', 'Type', 'Name', 'Email']) expect(await bad({ [Field]: ' ' })).toContain(Field)
    expect(await bad({ Email: 'no address' })).toEqual(['Email'])
    expect(await bad({ Email: 'a@b.example\r\nBcc: x@y.example' })).toEqual(['Email'])
    expect(await bad({ Frequency: 'Hourly' })).toEqual(['Frequency'])
    expect(await bad({ TimeZone: 'Nowhere/None' })).toEqual(['TimeZone'])
    expect(await bad({ Type: 'NoSuchReport' })).toEqual(['Type'])
  })

  test.each([
    ['ChiefEngineerReport', 'Daily', ' [C-RULE-037]'],
    ['QuarterlyResidentFeedback', 'Quarterly', ' [C-RULE-038]'],
    ['WeeklyMobileEngineeringReport', 'Weekly', ' [C-RULE-039]'],
  ])('%s always comes %s%s', async (Type, Frequency) => {
    const account = await world.newAccount()
    if (!dashboards.all().some(one => one.key === Type))
      dashboards.add({ key: Type, title: { en: Type, es: Type, fr: Type }, scopes: ['building'], may: 'AnalyticsDashboards' })
    const other = Frequency === 'Daily' ? 'Weekly' : 'Daily'
    const asked = { ...placeOf(account), ...reader, Type }
    expect((await account.refuse(CreateSubscription, { ...asked, Frequency: other })).fields).toMatchObject([{ Field: 'Frequency' }])
    await account.call(CreateSubscription, { ...asked, Frequency: Frequency as 'Daily' })
    const { Types } = await account.call(GetReportTypes, { gId: account.group.id, bId: account.building.id })
    expect(Types.find(one => one.Type === Type)?.Frequency).toBe(Frequency)
  })

  test('of a report that names people goes to a contact, whose present address counts [C-RULE-067]', async () => {
    const account = await world.newAccount()
    const people = { key: 'PeopleReport', title: { en: 'People', es: 'Personas', fr: 'Personnes' }, may: 'AnalyticsDashboards' } as const
    if (!dashboards.all().some(one => one.key === people.key)) dashboards.add({ ...people, scopes: ['building'], personal: true })
    const asked = { ...placeOf(account), ...reader, Type: people.key }
    expect((await account.refuse(CreateSubscription, asked)).fields).toMatchObject([{ Field: 'RecipientId' }])
    const RecipientId = await newContactRow(world, account, { Email: 'desk@owner.example' })
    await account.call(CreateSubscription, { ...asked, RecipientId })
    expect((await listOf(account))[0]).toMatchObject({ RecipientId, Email: 'desk@owner.example', JobTitle: 'GM' })
    const stranger = await world.newAccount()
    const foreign = await newContactRow(world, stranger, { Email: 'x@other.example' })
    expect((await account.refuse(CreateSubscription, { ...asked, RecipientId: foreign })).code).toBe('sys.obj.nof')
  })

  test('is turned off and on, changed and deleted [C-STATE-022] [C-CALL-108] [C-CALL-109] [C-CALL-110]', async () => {
    const account = await world.newAccount()
    const GroupId = account.group.id
    const { SubscriptionId, Version } = await account.call(CreateSubscription, { ...placeOf(account), ...reader })
    await account.call(ToggleSubscription, { GroupId, SubscriptionId, OnOff: false })
    expect((await listOf(account))[0]).toMatchObject({ OnOff: false, NextDate: null })
    expect((await account.refuse(UpdateSubscription, { GroupId, SubscriptionId, Version, ...reader })).code).toBe('sys.obj.cfl')
    const { Version: newest } = await account.call(ToggleSubscription, { GroupId, SubscriptionId, OnOff: true })
    await account.call(UpdateSubscription, { GroupId, SubscriptionId, Version: newest, ...reader, Frequency: 'Daily', Hour: 9 })
    expect((await listOf(account))[0]).toMatchObject({ OnOff: true, Frequency: 'Daily', Hour: 9 })
    expect(await account.call(DeleteSubscriptions, { GroupId, SubscriptionIds: [SubscriptionId] })).toEqual({ Deleted: 1 })
    expect(await listOf(account)).toEqual([])
  })

  test('keeps the filters of a paper of its report and place, and of no other', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const at = { gId: account.group.id, bId: account.building.id, startDate: 1, endDate: 2 }
    const filters = encodeFilters({ type: 'Wifi' })
    const save = (Path: string) => account.call(CreateSubscription, { ...placeOf(account), ...reader, Path })
    const refused = async (Path: string) => (await account.refuse(CreateSubscription, { ...placeOf(account), ...reader, Path })).fields
    await save(paperPath({ key: 'ScansByLocation' }, at, filters))
    expect(await refused(paperPath({ key: 'ScansByName' }, at, filters))).toMatchObject([{ Field: 'Path' }])
    expect(await refused(paperPath({ key: 'ScansByLocation' }, { ...at, bId: account.buildings[1]?.id ?? '' }, filters))).toMatchObject([
      { Field: 'Path' },
    ])
    expect(await refused(paperPath({ key: 'ScansByLocation' }, { ...at, bId: null }, filters))).toMatchObject([{ Field: 'Path' }])
  })
})

test('the report types are those that the caller may see there, with what the account has set for new ones [C-CALL-106]', async () => {
  const account = await world.newAccount()
  const gId = account.group.id
  const typesOf = async (one: Pick<Account, 'call'>, bId?: string) =>
    (await one.call(GetReportTypes, { gId, ...(bId && { bId }) })).Types.map(({ Type }) => Type)
  expect(await typesOf(account)).toEqual(expect.arrayContaining(['GlobalReport', 'ScansByLocation', 'FeedbackDashboard']))
  expect(await typesOf(account)).not.toContain('BuildingFeedback')
  expect(await typesOf(account, account.building.id)).toEqual(expect.arrayContaining(['BuildingFeedback', 'ComprehensiveFeedbackReport']))
  const employee = await account.signInAs('Employee')
  expect(await typesOf(employee, account.building.id)).not.toContain('ComprehensiveFeedbackReport')
  expect((await employee.refuse(GetReportTypes, { gId })).code).toBe('usr.aut.npm')
  await account.call(SaveSubscriptionSetting, { GroupId: gId, Delivery: 'Link' })
  expect((await account.call(GetReportTypes, { gId })).Delivery).toBe('Link')
})

describe('who may', () => {
  test('nobody sees or changes those of another account or building', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const { SubscriptionId, Version } = await account.call(CreateSubscription, { ...placeOf(account), ...reader })
    const stranger = await world.newAccount()
    const bound = await account.signInAs('Manager', [account.buildings[1]?.id ?? ''])
    for (const [one, GroupId] of [
      [stranger, stranger.group.id],
      [stranger, account.group.id],
      [bound, account.group.id],
    ] as const) {
      const on = { GroupId, SubscriptionId }
      expect((await one.refuse(ToggleSubscription, { ...on, OnOff: false })).code).toBe('sys.obj.nof')
      expect((await one.refuse(UpdateSubscription, { ...on, Version, ...reader })).code).toBe('sys.obj.nof')
      expect((await one.refuse(DeleteSubscriptions, { GroupId, SubscriptionIds: [SubscriptionId] })).code).toBe('sys.obj.nof')
      expect((await one.refuse(GetSubscriptions, { filter: { gId: GroupId, bId: account.building.id } })).code).toBe('sys.obj.nof')
      expect((await one.refuse(SendTestReport, { GroupId, BuildingId: account.building.id, ...subscribedReport })).code).toBe('sys.obj.nof')
    }
  })

  test('a link that asks for sign-in goes to somebody who signs in only', async () => {
    const account = await world.newAccount()
    const asked = { ...placeOf(account), ...reader, Delivery: 'Link' as const }
    expect((await account.refuse(CreateSubscription, asked)).fields).toMatchObject([{ Field: 'Delivery' }])
    await account.call(CreateSubscription, { ...asked, Email: account.user.email })
  })

  test('an account has 2,000 at most, in words', async () => {
    const account = await world.newAccount()
    await account.call(CreateSubscription, { ...placeOf(account), ...reader })
    await world.services.db.system.query(
      `insert into report_subscription select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid()))).* from report_subscription s, generate_series(1, 1999) where s.group_id = $1`,
      [account.group.id],
    )
    const refused = await account.refuse(CreateSubscription, { ...placeOf(account), ...reader })
    expect([refused.code, refused.message]).toEqual(['req.val.inv', 'This account has 2000 subscriptions, the most there can be.'])
  })
})
