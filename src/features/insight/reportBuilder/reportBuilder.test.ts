import { describe, expect, test } from 'vitest'
import { placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { PrintDashboard } from '../dashboards/contract.ts'
import { paperPath } from '../dashboards/paperPaths.ts'
import { encodeFilters } from '../dashboards/screens/filters.ts'
import {
  CreateSubscription,
  GetReportBuilderSubscriptions,
  GetReportTypes,
  GetSubscriptions,
  ToggleSubscription,
} from '../subscriptions/contract.ts'
import { subscriptionMessages } from '../subscriptions/rules.ts'
import { subscribedReport } from '../subscriptions/testing.ts'
import { DeleteReport, GetReport, GetReports, SaveReport } from './contract.ts'
import type { ReportScope } from './model.ts'
import { reportMessages } from './rules.ts'
import { buildReport, figuresBlock } from './testing.ts'

const world = await openWorld()
type Account = Awaited<ReturnType<typeof world.newAccount>>

const key = 'ReportBuilder'
const pathOf = ({ group, building }: Account, rId: string, scope: ReportScope = 'building') =>
  paperPath(
    { key },
    { gId: group.id, bId: scope === 'building' ? building.id : null, startDate: 1_770_000_000_000, endDate: 1_772_000_000_000 },
    rId && encodeFilters({ rId }),
  )
const subscribe = (account: Account, rId: string) => ({
  ...placeOf(account),
  ...subscribedReport,
  Type: key,
  ReportName: 'Weekly look',
  Name: 'Reader',
  Email: 'reader@owner.example',
  Path: pathOf(account, rId),
})
const listOf = async (account: Pick<Account, 'call' | 'group'>) =>
  (await account.call(GetReportBuilderSubscriptions, { filter: { gId: account.group.id } })).Subscriptions

describe('a built report', () => {
  test('keeps its parts and texts in their order, is changed under its version, and listed', async () => {
    const account = await world.newAccount()
    const gId = account.group.id
    const { ReportId: rId, Version } = await buildReport(account)
    const kept = await account.call(GetReport, { gId, rId })
    expect(kept).toMatchObject({ Name: 'Weekly look', Scope: 'building', Version: 1 })
    expect(kept.Blocks.map(one => [one.Kind, one.Title, one.Part, one.Text])).toEqual([
      ['Part', 'Figures', 'figures', ''],
      ['Text', 'What we did', '', 'New soap.\nNew doors.'],
    ])
    const turned = {
      GroupId: gId,
      ReportId: rId,
      Version,
      Name: 'Monday look',
      Scope: 'account' as const,
      Blocks: kept.Blocks.toReversed(),
    }
    expect(await account.call(SaveReport, turned)).toMatchObject({ ReportId: rId, Version: 2 })
    const now = await account.call(GetReport, { gId, rId })
    expect([now.Name, now.Scope, now.Blocks[0]?.Kind]).toEqual(['Monday look', 'building', 'Text']) // its scope stays
    expect((await account.refuse(SaveReport, turned)).code).toBe('sys.obj.cfl')
    expect((await account.call(GetReports, { filter: { gId } })).Reports).toMatchObject([{ ReportId: rId, Name: 'Monday look', Parts: 2 }])
  })

  test('needs a name of its own and parts that are there, in its scope, and that name nobody', async () => {
    const account = await world.newAccount()
    await buildReport(account)
    const ofAccount = { GroupId: account.group.id, Name: 'Other', Scope: 'account' as const }
    const refused = async (input: object) => (await account.refuse(SaveReport, { ...ofAccount, Blocks: [figuresBlock], ...input })).fields
    expect(await refused({ Name: 'WEEKLY look' })).toMatchObject([{ Field: 'Name' }])
    expect(await refused({ Name: '' })).toMatchObject([{ Field: 'Name' }])
    expect(await refused({ Blocks: [] })).toEqual([{ Field: 'Blocks', Message: reportMessages.noBlocks }])
    expect(await refused({ Blocks: [{ id: 'a', Kind: 'Text' }] })).toMatchObject([{ Field: 'Blocks.0.Title' }])
    for (const Dashboard of ['BuildingFeedback', 'InAppFeedback', key, 'Nothing'])
      expect(await refused({ Blocks: [figuresBlock, { ...figuresBlock, id: 'b', Dashboard }] }), Dashboard).toEqual([
        { Field: 'Blocks.1.Dashboard', Message: reportMessages.noDashboard },
      ])
  })

  test('for oneself is nobody else’s to read, change, delete, print or be sent, until it is shown to all', async () => {
    const account = await world.newAccount({ role: 'Executive' })
    const GroupId = account.group.id
    const made = { GroupId, Name: 'Mine', Scope: 'building' as const, Own: true, Blocks: [figuresBlock] }
    const { ReportId, Version } = await account.call(SaveReport, made)
    const other = await account.signInAs('Executive')
    const [gId, rId] = [GroupId, ReportId]
    const listed = async (of: Pick<Account, 'call'>) =>
      (await of.call(GetReports, { filter: { gId } })).Reports.map(one => [one.Name, one.Own])
    expect(await listed(account)).toEqual([['Mine', true]])
    expect(await listed(other)).toEqual([])
    expect((await account.call(GetReport, { gId, rId })).Own).toBe(true)
    await buildReport(account, 'Shared')
    const total = async (of: Pick<Account, 'call'>) =>
      (await of.call(GetReports, { filter: { gId }, pagination: { page: 0, perPage: 1 } })).Total
    expect([await total(account), await total(other)]).toEqual([2, 1])
    const change = { ...made, ReportId, Version }
    const print = { ...placeOf(account), DashboardName: 'x', ReportType: key, StartDate: 1_770_000_000_000, EndDate: 1_772_000_000_000 }
    expect((await other.refuse(GetReport, { gId, rId })).code).toBe('sys.obj.nof')
    expect((await other.refuse(SaveReport, change)).code).toBe('sys.obj.nof')
    expect((await other.refuse(DeleteReport, { GroupId, ReportId })).code).toBe('sys.obj.nof')
    expect((await other.refuse(PrintDashboard, { ...print, Path: pathOf(account, rId) })).fields).toMatchObject([{ Field: 'Path' }])
    expect((await other.refuse(CreateSubscription, subscribe(account, rId))).fields).toMatchObject([{ Field: 'Path' }])
    const toOther = { ...subscribe(account, rId), Email: other.user.email }
    expect((await account.refuse(CreateSubscription, toOther)).fields).toEqual([
      { Field: 'Email', Message: subscriptionMessages.notShared },
    ])
    await account.call(CreateSubscription, subscribe(account, rId)) // somebody without a sign-in gets what its owner sees
    await other.call(SaveReport, { ...made, Own: false }) // another may use the name
    expect((await account.refuse(SaveReport, { ...change, Own: false })).fields).toMatchObject([{ Field: 'Name' }])
    const shown = await account.call(SaveReport, { ...change, Name: 'Ours', Own: false })
    expect((await listed(other)).filter(([name]) => name !== 'Shared')).toEqual([
      ['Mine', false],
      ['Ours', false],
    ])
    const back = { ...change, Name: 'Ours', Version: shown.Version }
    expect((await other.refuse(SaveReport, back)).fields).toEqual([{ Field: 'Own', Message: reportMessages.shared }])
  })

  test('is not read, changed, deleted or printed by another account; one of all buildings asks for ViewAnalytics', async () => {
    const [account, stranger] = [await world.newAccount(), await world.newAccount()]
    const { ReportId } = await buildReport(account)
    const ofAll = await buildReport(account, 'All', 'account')
    const GroupId = stranger.group.id
    expect((await stranger.refuse(GetReport, { gId: GroupId, rId: ReportId })).code).toBe('sys.obj.nof')
    expect((await stranger.refuse(DeleteReport, { GroupId, ReportId })).code).toBe('sys.obj.nof')
    const print = { ...placeOf(stranger), DashboardName: 'x', ReportType: key, StartDate: 1_770_000_000_000, EndDate: 1_772_000_000_000 }
    expect((await stranger.refuse(PrintDashboard, { ...print, Path: pathOf(stranger, ReportId) })).fields).toMatchObject([
      { Field: 'Path' },
    ])
    const employee = await account.signInAs('Employee', [account.building.id])
    const gId = account.group.id
    expect((await employee.call(GetReports, { filter: { gId } })).Reports.map(one => one.Scope)).toEqual(['building'])
    expect((await employee.refuse(GetReport, { gId, rId: ofAll.ReportId })).code).toBe('usr.aut.npm')
    expect((await employee.refuse(DeleteReport, { GroupId: gId, ReportId: ofAll.ReportId })).code).toBe('usr.aut.npm')
  })
})

describe('its subscriptions', () => {
  test('are made where it is shown, listed with their place, and end with it [C-CALL-056]', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const [GroupId, gId] = [account.group.id, account.group.id]
    const { ReportId } = await buildReport(account)
    const other = await buildReport(account, 'Other')
    const { SubscriptionId } = await account.call(CreateSubscription, subscribe(account, ReportId))
    await account.call(CreateSubscription, { ...subscribe(account, other.ReportId), Name: 'Second' })
    await account.call(CreateSubscription, { ...placeOf(account), ...subscribedReport, Name: 'Third', Email: 'third@owner.example' })
    expect((await listOf(account)).map(one => [one.Name, one.Type, one.BuildingName?.en])).toEqual([
      ['Second', key, 'Building 1'],
      ['Reader', key, 'Building 1'],
    ])
    const elsewhere = await account.signInAs('Manager', [account.buildings[1]?.id ?? ''])
    expect((await elsewhere.call(GetReportBuilderSubscriptions, { filter: { gId } })).Subscriptions).toEqual([])
    expect(await account.call(DeleteReport, { GroupId, ReportId })).toEqual({ Stopped: 1 })
    const after = (await account.call(GetSubscriptions, { filter: { gId, bId: account.building.id } })).Subscriptions
    expect(Object.fromEntries(after.map(one => [one.Name, [one.OnOff, one.Stopped]]))).toEqual({
      Reader: [false, 'Report'],
      Second: [true, null],
      Third: [true, null],
    })
    expect((await account.refuse(ToggleSubscription, { GroupId, SubscriptionId, OnOff: true })).fields).toMatchObject([{ Field: 'Path' }])
  })

  test('name a report that is there, of that scope; the type alone is none', async () => {
    const account = await world.newAccount()
    const ofAll = await buildReport(account, 'All', 'account')
    const foreign = await buildReport(await world.newAccount())
    for (const rId of ['', 'x', ofAll.ReportId, foreign.ReportId])
      expect((await account.refuse(CreateSubscription, subscribe(account, rId))).fields, rId).toMatchObject([{ Field: 'Path' }])
    expect((await account.refuse(CreateSubscription, { ...subscribe(account, ''), Path: '' })).fields).toMatchObject([{ Field: 'Path' }])
    const { Types } = await account.call(GetReportTypes, { gId: account.group.id })
    expect(new Set(Types.filter(one => one.Composed).map(one => one.Type))).toEqual(new Set([key]))
  })
})
