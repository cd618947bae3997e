import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { openWorld } from '../../../../test/world.ts'
import { AddRequestNote, GetRequests, MoveRequest } from '../../codes/inbox/contract.ts'
import { rateRequest } from '../../codes/requests/data.ts'
import { tenantCompany } from '../../property/contacts/tables.ts'
import {
  GetFeedbackSummary,
  GetMaintenanceAnalysisForGroup,
  GetMaintenanceAnalysisSummaryForGroup,
  GetMaintenanceFeedbackSummaries,
  GetTenantsRequestSummaryList,
} from './contract.ts'

const world = await openWorld()
const { db } = world.services
const HOUR = 3_600_000
const first = { pagination: { page: 0, perPage: 25 } }

type Asked = { hoursAgo: number; done?: number; score?: number; unit?: string; place?: 0 | 1 }
/** An account of two buildings with requests, each asked so many hours ago, done so many hours later, and rated. */
const opened = async (all: readonly Asked[]) => {
  const account = await world.newAccount({ role: 'Executive', buildings: 2 })
  const GroupId = account.group.id
  const ids: string[] = []
  for (const { hoursAgo, done, score, unit = '', place = 0 } of all) {
    const at = new Date(Date.now() - hoursAgo * HOUR)
    const building = account.buildings[place] ?? account.building
    const { RequestId } = await newRequest(world, { ...account, building }, { at })
    ids.push(RequestId)
    await db.system.query(
      `update visitor_request set unit = $3, company_name = '', email = '', created_date = $4 where group_id = $1 and id = $2`,
      [GroupId, RequestId, unit, at],
    )
    if (done !== undefined)
      await db.system.query(`update visitor_request set status = 'Done', done_date = $3 where group_id = $1 and id = $2`, [
        GroupId,
        RequestId,
        new Date(at.getTime() + done * HOUR),
      ])
    if (score !== undefined)
      await db.withTenant(GroupId as never, tx =>
        rateRequest({ tx, GroupId, now: new Date() }, RequestId, { Score: score, ScoreComment: 'Said so' }),
      )
  }
  return { account, gId: GroupId, bId: account.building.id, ids }
}

test('requests of a building: how many, how long, how many within 48 hours, how they were rated [C-CALL-021] [C-FIELD-011]', async () => {
  const { account, gId, bId } = await opened([
    { hoursAgo: 100, done: 10, score: 5 },
    { hoursAgo: 100, done: 50, score: 4 },
    { hoursAgo: 100 }, // open for longer than 48 hours
    { hoursAgo: 5 }, // not late yet
    { hoursAgo: 100, done: 1, place: 1 },
  ])
  expect(await account.call(GetFeedbackSummary, { gId, bId })).toEqual({
    Total: 4,
    TotalDuration: expect.closeTo(60, 3),
    AvgDuration: expect.closeTo(30, 3),
    ServiceLevel: expect.closeTo(1 / 3, 5),
    YTDAvgScore: 4.5,
    CSAT90: 4.5,
    Reopened: 0,
    Cost: 0,
  })
  const empty = await world.newAccount({ role: 'Executive' })
  expect(await empty.call(GetFeedbackSummary, { gId: empty.group.id })).toEqual({
    Total: 0,
    TotalDuration: 0,
    AvgDuration: null,
    ServiceLevel: null,
    YTDAvgScore: null,
    CSAT90: null,
    Reopened: null,
    Cost: 0,
  })
})

test('an account as a whole and building by building [C-CALL-024] [C-CALL-025]', async () => {
  const { account, gId, bId } = await opened([
    { hoursAgo: 30, done: 2, score: 5 },
    { hoursAgo: 30, done: 4 },
    { hoursAgo: 30, done: 60, score: 3, place: 1 },
  ])
  expect(await account.call(GetMaintenanceAnalysisSummaryForGroup, { gId })).toMatchObject({ Total: 3, ServiceLevel: 2 / 3, CSAT90: 4 })
  const { Buildings } = await account.call(GetMaintenanceAnalysisForGroup, { gId })
  expect(Buildings.map(one => [one.BuildingId, one.Total, one.ServiceLevel, one.CSAT90])).toEqual([
    [bId, 2, 1, 5],
    [account.buildings[1]?.id, 1, 0, 3],
  ])
  const days = { startDate: Date.now() - 400 * 24 * HOUR, endDate: Date.now() - 300 * 24 * HOUR }
  expect(await account.call(GetMaintenanceAnalysisSummaryForGroup, { gId, ...days })).toMatchObject({ Total: 0, CSAT90: 4 })
})

test('tenant by tenant: whose unit it is, how long, how liked, how much was said [C-CALL-022]', async () => {
  const { account, gId, bId, ids } = await opened([
    { hoursAgo: 30, done: 2, score: 5, unit: '300' },
    { hoursAgo: 30, done: 4, unit: '300' },
    { hoursAgo: 30, unit: '999' },
  ])
  await db.withTenant(gId as never, tx =>
    tx.insert(tenantCompany).values({ GroupId: gId, BuildingId: bId, TenantName: 'Harbor Welding', Unit: '300' }),
  )
  await account.call(AddRequestNote, { GroupId: gId, RequestId: ids[0] ?? '', Note: 'We are on our way.', ForVisitor: true })
  const { Tenants } = await account.call(GetTenantsRequestSummaryList, { gId, bId })
  expect(Tenants).toEqual([
    {
      Tenant: 'Harbor Welding',
      Total: 2,
      AvgDuration: expect.closeTo(3, 3),
      ServiceLevel: 1,
      CSAT: 5,
      CSAT90: 5,
      Reopened: 0,
      Cost: 0,
      MessageNumber: 1,
      TextNumber: null,
      LiveChatNumber: null,
    },
    expect.objectContaining({ Tenant: '', Total: 1, ServiceLevel: null }),
  ])
})

test('a rating below 3 opens its request again and makes it urgent; it stands in the low list until it is done [C-RULE-014] [C-RULE-029] [C-CALL-023]', async () => {
  const { account, gId, bId, ids } = await opened([
    { hoursAgo: 60, done: 3, score: 2 },
    { hoursAgo: 60, done: 3, score: 3 },
  ])
  const low = async () => {
    const filter = { gId, bId, scoreLT: 3, urgency: 'High', status: 'InProgress' } as const
    return (await account.call(GetMaintenanceFeedbackSummaries, { filter, ...first })).Maintenances
  }
  expect(await low()).toEqual([
    expect.objectContaining({ id: ids[0], Urgency: 'High', Score: 2, Comment: 'Said so', Duration: null, IssueNo: expect.any(Number) }),
  ])
  const { Requests } = await account.call(GetRequests, { filter: { gId, bId }, ...first })
  expect(Requests.map(one => [one.id === ids[0], one.Status])).toEqual(
    expect.arrayContaining([
      [true, 'InProgress'],
      [false, 'Done'],
    ]),
  )
  const row = Requests.find(one => one.id === ids[0])
  await account.call(MoveRequest, { GroupId: gId, RequestId: ids[0] ?? '', Version: row?.Version ?? 0, Move: 'finish' })
  expect(await low()).toEqual([])
})
