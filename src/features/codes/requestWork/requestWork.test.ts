import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { newContactRow } from '../../../../test/support/told.ts'
import { openWorld } from '../../../../test/world.ts'
import { addEquipment } from '../../field/equipment/testing.ts'
import { GetFeedbackSummary } from '../../insight/serviceRequests/contract.ts'
import { AddTenant, AddTenantContact } from '../../property/contacts/contract.ts'
import { AddRequestNote, EditRequest, GetRequest, GetRequestCounts, GetRequests, MoveRequest } from '../inbox/contract.ts'
import { RetireQrCode } from '../qr/contract.ts'
import { addVisitorNote } from '../requests/data.ts'
import { requestMessages } from '../requests/rules.ts'
import {
  CreateRequest,
  EditRequestPlan,
  EndRequestPlan,
  GetRequestForm,
  GetRequestForms,
  GetRequestPlans,
  JoinRequest,
  SaveCosts,
} from './contract.ts'
import { findPlanDay, makePlanned } from './plans.server.ts'
import { requestWorkMessages } from './rules.ts'
import { byPhone, newRequestForm } from './testing.ts'

const world = await openWorld()
const { db } = world.services
const HOUR = 3_600_000
const first = { pagination: { page: 0, perPage: 25 } }

const opened = async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const [GroupId, BuildingId] = [account.group.id, account.building.id]
  const read = (RequestId: string) => account.call(GetRequest, { gId: GroupId, RequestId })
  const move = async (RequestId: string, Move: 'start' | 'finish' | 'cancel' | 'reopen' | 'resume') => {
    const { Version } = await read(RequestId)
    return account.call(MoveRequest, { GroupId, RequestId, Version, Move })
  }
  return { account, GroupId, BuildingId, read, move }
}

/** A request that came so many hours ago. */
const asked = async ({ account, GroupId }: Awaited<ReturnType<typeof opened>>, hoursAgo: number) => {
  const at = new Date(Date.now() - hoursAgo * HOUR)
  const { RequestId } = await newRequest(world, account, { at })
  await db.system.query(
    `update visitor_request set urgency = 'Medium', due_date = $3::timestamptz + interval '48 hours' where group_id = $1 and id = $2`,
    [GroupId, RequestId, at],
  )
  return RequestId
}

test('staff make a request for who calls, with what they know: it stands in the list, at the place of its code', async () => {
  const { account, GroupId, BuildingId, read } = await opened()
  const at = await newRequestForm(world, account)
  const forms = await account.call(GetRequestForms, { gId: GroupId, bId: BuildingId })
  expect(forms.Forms).toEqual([expect.objectContaining({ QrCodeId: at.QrCodeId, ItemId: at.ItemId, FunctionalityType: 'Maintenance' })])
  const { Fields } = await account.call(GetRequestForm, { gId: GroupId, bId: BuildingId, QrCodeId: at.QrCodeId, ItemId: at.ItemId })
  expect(Fields.length).toBeGreaterThan(5)
  const made = await account.call(CreateRequest, { ...at, ...byPhone, Answers: { Q001: 'Plumbing', Q002: 'Water runs down the wall.' } })
  const request = await read(made.RequestId ?? '')
  expect(request).toMatchObject({ Channel: 'Phone', Detail: 'Water runs down the wall.', Status: 'New', QrCodeId: at.QrCodeId })
  expect(request.DueDate).toBeGreaterThan(Date.now())
  const empty = await account.refuse(CreateRequest, { ...at, ...byPhone, Answers: { Q001: 'Plumbing' } })
  expect(empty.fields.map(one => one.Field)).toContain('Answers.Q002')
  const nul = await account.refuse(CreateRequest, { ...at, ...byPhone, Answers: { Q001: 'Plumbing', Q002: 'a\u0000b' } })
  expect(nul.fields.map(one => one.Field)).toEqual(['Answers.Q002'])
  const other = await world.newAccount({ role: 'Executive' })
  const theirs = await other.refuse(CreateRequest, {
    ...at,
    GroupId: other.group.id,
    BuildingId: other.building.id,
    ...byPhone,
    Answers: { Q002: 'x' },
  })
  expect(theirs.status).toBeGreaterThanOrEqual(400)
  expect(theirs.status).toBeLessThan(500)
})

test('a request that staff make is about the piece of equipment that they came from; another building’s is refused', async () => {
  const { account, GroupId, BuildingId, read } = await opened()
  const at = await newRequestForm(world, account)
  const pump = await addEquipment(account, 'Pump 1')
  const { About } = await account.call(GetRequestForms, { gId: GroupId, bId: BuildingId, AboutId: pump.QrCodeId })
  expect(About).toEqual({ AboutId: pump.QrCodeId, QrName: 'Pump 1' })
  const sent = { ...at, ...byPhone, Answers: { Q001: 'Plumbing', Q002: 'It leaks.' }, AboutId: pump.QrCodeId }
  const made = await account.call(CreateRequest, sent)
  expect(await read(made.RequestId ?? '')).toMatchObject({ QrCodeId: pump.QrCodeId, QrName: 'Pump 1', Detail: 'It leaks.' })
  await account.call(RetireQrCode, { GroupId, QrCodeId: pump.QrCodeId })
  expect((await account.refuse(CreateRequest, sent)).fields).toMatchObject([{ Field: 'AboutId' }])
  const other = await world.newAccount()
  const theirs = await addEquipment(other, 'Their pump')
  expect((await account.refuse(CreateRequest, { ...sent, AboutId: theirs.QrCodeId })).status).toBeGreaterThanOrEqual(400)
})

test('while the visitor is asked the clock stands still: not late, due later by as long, and hours do not count', async () => {
  const of = await opened()
  const { account, GroupId, BuildingId, read, move } = of
  const RequestId = await asked(of, 40)
  const before = await read(RequestId)
  const note = { GroupId, RequestId, Note: 'When may we come?' }
  const inner = await account.refuse(AddRequestNote, { ...note, ForVisitor: false, Waits: true })
  expect(inner.status).toBe(400)
  await account.call(AddRequestNote, { ...note, ForVisitor: true, Waits: true })
  expect((await read(RequestId)).WaitingDate).not.toBeNull()
  // Ten hours later it would be late.
  const { WaitingDate, DueDate } = await read(RequestId)
  const tenHours = [WaitingDate, Date.now() - 40 * 3_600_000, DueDate].map(one => new Date((one ?? 0) - 36_000_000))
  await db.system.query('update visitor_request set waiting_date = $3, created_date = $4, due_date = $5 where group_id = $1 and id = $2', [
    GroupId,
    RequestId,
    ...tenHours,
  ])
  const late = () => account.call(GetRequestCounts, { gId: GroupId, bId: BuildingId }).then(one => one.Late)
  const found = async (Status: 'Late' | 'Waiting') =>
    (await account.call(GetRequests, { filter: { gId: GroupId, bId: BuildingId, Status }, ...first })).Requests.map(one => one.id)
  expect([await late(), await found('Late'), await found('Waiting')]).toEqual([0, [], [RequestId]])
  const said = { id: crypto.randomUUID(), Note: 'After nine.', Files: [] }
  await db.withTenant(GroupId as never, tx => addVisitorNote({ tx, GroupId, now: new Date() }, RequestId, said))
  const after = await read(RequestId)
  expect(after.WaitingDate).toBeNull()
  expect(after.DueDate).toBeCloseTo(before.DueDate ?? 0, -4) // ten hours earlier by the test, ten later by the wait
  await move(RequestId, 'finish')
  const { AvgDuration } = await account.call(GetFeedbackSummary, { gId: GroupId, bId: BuildingId })
  expect(AvgDuration).toBeCloseTo(40, 1)
  const again = await account.refuse(MoveRequest, { GroupId, RequestId, Version: (await read(RequestId)).Version, Move: 'resume' })
  expect(again.status).toBe(409)
})

test('somebody goes on without an answer; what waits for nothing cannot go on', async () => {
  const of = await opened()
  const { account, GroupId, read, move } = of
  const RequestId = await asked(of, 1)
  await expect(move(RequestId, 'resume')).rejects.toThrow('does not wait')
  await account.call(AddRequestNote, { GroupId, RequestId, Note: 'Which door?', ForVisitor: true, Waits: true })
  await move(RequestId, 'resume')
  expect((await read(RequestId)).WaitingDate).toBeNull()
})

test('what is joined to a request is started, finished and opened again along with it; there are no chains', async () => {
  const of = await opened()
  const { account, GroupId, read, move } = of
  const [leader, one, two] = [await asked(of, 1), await asked(of, 1), await asked(of, 1)]
  const join = (RequestId: string, JoinedId: string | null) => account.call(JoinRequest, { GroupId, RequestId, JoinedId })
  const refused = async (RequestId: string, JoinedId: string) =>
    (await account.refuse(JoinRequest, { GroupId, RequestId, JoinedId })).status
  await join(one, leader)
  await join(two, leader)
  expect(await refused(leader, leader)).toBe(409)
  expect(await refused(leader, two)).toBe(409)
  expect(await refused(one, two)).toBe(409)
  expect((await read(leader)).Joined.map(row => row.RequestId)).toEqual([one, two])
  expect((await read(two)).JoinedTo?.RequestId).toBe(leader)
  await join(two, null)
  await move(leader, 'finish')
  expect([(await read(one)).Status, (await read(two)).Status]).toEqual(['Done', 'New'])
  await move(leader, 'reopen')
  expect(await read(one)).toMatchObject({ Status: 'InProgress', Reopened: 1 })
  const roof = await newRequest(world, account, { type: 'RoofAccess' })
  expect((await account.refuse(JoinRequest, { GroupId, RequestId: roof.RequestId, JoinedId: leader })).status).toBe(409)
  const other = await world.newAccount({ role: 'Executive', buildings: 2 })
  const far = await newRequest(world, { ...other, building: other.buildings[1] ?? other.building })
  const near = await newRequest(world, other)
  const across = await other.refuse(JoinRequest, { GroupId: other.group.id, RequestId: near.RequestId, JoinedId: far.RequestId })
  expect(across.status).toBe(409)
})

test('hours and material of a request come to its cost, which the figures of its building sum', async () => {
  const of = await opened()
  const { account, GroupId, BuildingId, read } = of
  const RequestId = await asked(of, 1)
  const { Version } = await read(RequestId)
  const Costs = [
    { Item: 'Plumber', Quantity: 1.5, UnitCost: 80 },
    { Item: 'Valve', Quantity: 2, UnitCost: 12.35 },
  ]
  await account.call(SaveCosts, { GroupId, RequestId, Version, Costs })
  expect(await read(RequestId)).toMatchObject({ Cost: 144.7, Costs })
  expect((await account.call(GetFeedbackSummary, { gId: GroupId, bId: BuildingId })).Cost).toBe(144.7)
  const stale = await account.refuse(SaveCosts, { GroupId, RequestId, Version, Costs: [] })
  expect(stale.status).toBe(409)
})

test('whose request it is: by the address of others of the same company, else as staff say', async () => {
  const of = await opened()
  const { account, GroupId, BuildingId, read } = of
  const tenant = async (Name: string) => (await account.call(AddTenant, { GroupId, BuildingId, Name })).acId
  const [mako, harbor] = [await tenant('Studio Mako'), await tenant('Harbor Welding')]
  await account.call(AddTenantContact, {
    GroupId,
    BuildingId,
    Name: 'Ana',
    TenantId: mako,
    Email: 'ana@mako.example',
    PhoneNumber: '16175550113',
  })
  await account.call(AddTenantContact, {
    GroupId,
    BuildingId,
    Name: 'Max',
    TenantId: harbor,
    Email: 'max@gmail.com',
    PhoneNumber: '16175550113',
  })
  const from = async (email: string) => {
    const RequestId = await asked(of, 1)
    await db.system.query(`update visitor_request set email = $3, company_name = '', unit = '' where group_id = $1 and id = $2`, [
      GroupId,
      RequestId,
      email,
    ])
    return read(RequestId)
  }
  expect((await from('leo@mako.example')).TenantName).toBe('Studio Mako')
  const unknown = await from('somebody@gmail.com')
  expect(unknown.TenantName).toBe('')
  const { RequestId, Version, AssigneeId, Urgency, DueDate } = unknown
  await account.call(EditRequest, { GroupId, RequestId, Version, AssigneeId, Urgency, DueDate, TenantId: harbor })
  expect(await read(RequestId)).toMatchObject({ TenantName: 'Harbor Welding', TenantId: harbor })
})

test.each([
  [{ FirstDay: '2026-01-31', Step: 'Month' }, '2026-02-27', '2026-02-28'],
  [{ FirstDay: '2026-01-31', Step: 'Month' }, '2026-02-28', '2026-03-31'],
  [{ FirstDay: '2026-11-30', Step: 'Week' }, '2026-12-20', '2026-12-21'],
  [{ FirstDay: '2024-02-29', Step: 'Year' }, '2026-11-30', '2027-02-28'],
  [{ FirstDay: '2026-11-30', Step: 'Quarter' }, '2026-11-29', '2026-11-30'],
] as const)('the day of a plan %o after %s is %s', (plan, after, day) => {
  expect(findPlanDay(plan, after)).toBe(day)
})

test('a request that comes again: today one is made, later ones on their days, once each, until the plan ends', async () => {
  const { account, GroupId, BuildingId } = await opened()
  const at = await newRequestForm(world, account)
  const Answers = { Q001: 'Cleaning', Q002: 'Clean the gutters.', Q006: 'jo@harbor.example' }
  const past = await account.refuse(CreateRequest, { ...at, ...byPhone, Answers, Step: 'Week', FirstDay: '2020-01-01' })
  expect(past.status).toBe(400)
  const made = await account.call(CreateRequest, { ...at, ...byPhone, Answers, Step: 'Week' })
  expect(made.RequestId).not.toBeNull()
  const plans = async () => (await account.call(GetRequestPlans, { filter: { gId: GroupId, bId: BuildingId }, ...first })).Plans
  const requests = async () => (await account.call(GetRequests, { filter: { gId: GroupId, bId: BuildingId }, ...first })).Requests
  expect(await plans()).toEqual([expect.objectContaining({ Detail: 'Clean the gutters.', Step: 'Week', id: made.PlanId })])
  await makePlanned.workOff(world.services, GroupId as never)
  expect(await requests()).toHaveLength(1)
  await db.system.query(`update request_plan set due_date = now() - interval '1 second' where group_id = $1`, [GroupId])
  await Promise.all([makePlanned.workOff(world.services, GroupId as never), makePlanned.workOff(world.services, GroupId as never)])
  const all = await requests()
  expect(all.map(one => [one.Channel, one.Email])).toEqual(
    expect.arrayContaining([
      ['Planned', ''],
      ['Phone', 'jo@harbor.example'],
    ]),
  )
  expect(all).toHaveLength(2)
  const [plan] = await plans()
  await account.call(EndRequestPlan, { GroupId, PlanId: plan?.id ?? '', Version: plan?.Version ?? 0 })
  expect(await plans()).toEqual([])
  const later = await account.call(CreateRequest, { ...at, ...byPhone, Answers, Step: 'Month', FirstDay: '2031-05-31' })
  expect(later.RequestId).toBeNull()
  expect((await plans())[0]?.NextDay).toBe('2031-05-31')
})

test('a plan is changed: how often, when next, for whom; who has left is given none of its requests', async () => {
  const { account, GroupId, BuildingId } = await opened()
  const engineer = await account.signInAs('ChiefEngineer')
  const AssigneeId = await newContactRow(world, account, { UserId: engineer.user.id, Email: engineer.user.email })
  const at = await newRequestForm(world, account)
  const Answers = { Q001: 'Cleaning', Q002: 'Clean the gutters.' }
  const made = await account.call(CreateRequest, { ...at, ...byPhone, Answers, Step: 'Week', FirstDay: '2031-05-01' })
  const one = { GroupId, PlanId: made.PlanId ?? '' }
  const read = async () => (await account.call(GetRequestPlans, { filter: { gId: GroupId, bId: BuildingId }, ...first })).Plans[0]
  const kept = { ...one, Version: 1, Step: 'Month', NextDay: '2031-01-31', AssigneeId } as const
  expect(await account.refuse(EditRequestPlan, { ...kept, NextDay: '2020-01-01' })).toMatchObject({
    fields: [{ Field: 'NextDay', Message: requestMessages.pastDay }],
  })
  expect(await account.refuse(EditRequestPlan, { ...kept, AssigneeId: one.PlanId })).toMatchObject({ status: 400 })
  await account.call(EditRequestPlan, kept)
  expect(await read()).toMatchObject({
    Step: 'Month',
    NextDay: '2031-01-31',
    AssigneeId,
    AssigneeName: expect.any(String),
    AssigneeLeft: false,
  })
  expect(await account.refuse(EditRequestPlan, kept)).toMatchObject({ status: 409 })
  const other = await world.newAccount({ role: 'Executive' })
  expect(await other.refuse(EditRequestPlan, { ...kept, GroupId: other.group.id, AssigneeId: null })).toMatchObject({ status: 404 })

  const makeDue = async () => {
    await db.system.query(`update request_plan set due_date = now() - interval '1 second' where group_id = $1`, [GroupId])
    await makePlanned.workOff(world.services, GroupId as never)
    const { Requests } = await account.call(GetRequests, { filter: { gId: GroupId, bId: BuildingId }, ...first })
    return Requests.map(request => request.AssigneeId)
  }
  expect(await makeDue()).toEqual([AssigneeId])
  await db.system.query('update contact set offboarded_date = now() where group_id = $1 and id = $2', [GroupId, AssigneeId])
  expect(new Set(await makeDue())).toEqual(new Set([AssigneeId, null]))
  const left = await read()
  expect(left).toMatchObject({ AssigneeId, AssigneeLeft: true })
  await account.call(EditRequestPlan, { ...kept, Version: left?.Version ?? 0, Step: 'Year' }) // who has left may stay until somebody else is named
  await account.call(EndRequestPlan, { ...one, Version: (await read())?.Version ?? 0 })
  expect(await account.refuse(EditRequestPlan, { ...kept, Version: 4 })).toMatchObject({ message: requestWorkMessages.planEnded })
})
