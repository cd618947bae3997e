import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { GetRequest, GetRequests, MoveRequest } from '../../codes/inbox/contract.ts'
import { JoinRequest } from '../../codes/requestWork/contract.ts'
import { AddTenant, EditTenant } from '../../property/contacts/contract.ts'
import { EditProperty, GetProperty } from '../../property/propertyPage/contract.ts'
import { GetRoundVersion, GetStopFacts } from '../inspections/contract.ts'
import { readAlerts } from '../inspections/stopProblems.ts'
import { openPhone } from '../inspections/testing.ts'
import { GetRound, GetStopQuestions } from '../rounds/contract.ts'
import { addRound, roomOf, stopOf } from '../rounds/testing.ts'
import { roundRequest } from './tables.ts'

const world = await openWorld()

const openRound = async (account: Account, more: object, settings: object = {}) => {
  const { RoundId } = await addRound(account, 'Morning', { Stops: [stopOf('Pump 7', await roomOf(account), more)], ...settings })
  const { Stops } = await account.call(GetRoundVersion, { gId: account.group.id, bId: account.building.id, rId: RoundId })
  return { RoundId, stop: Stops[0]?.StopId ?? '' }
}
type Told = { value: number; request?: string | null; twice?: boolean }
/** Walks the round of one stop: the pressure is to be from 2 to 6 bar. */
const walk = async (account: Account, { RoundId, stop }: { RoundId: string; stop: string }, { value, request, twice = false }: Told) => {
  const phone = openPhone(account, RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  phone.tell('answer', { stop, code: 'Q001', value })
  phone.tell('note', { stop, code: 'Q001', value: 'The gauge jumps' })
  if (request !== undefined) phone.tell('request', { stop, code: 'Q001', value: request })
  phone.tell('stop.done', { stop })
  if (twice) phone.tell('stop.done', { stop })
  phone.submit()
  await phone.send(phone.items.slice(0, 4))
  return phone.send()
}
const requestsOf = async ({ call, group, building }: Account) =>
  (await call(GetRequests, { filter: { gId: group.id, bId: building.id }, pagination: { page: 0, perPage: 20 } })).Requests

test('a stop that reports at once makes a request of an answer that fails, once, with what was found, where and by whom', async () => {
  const account = await world.newAccount()
  const round = await openRound(account, { AlertRequired: true })
  await walk(account, round, { value: 9, twice: true })
  const requests = await requestsOf(account)
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ Area: 'Pump 7, B1', Status: 'New' })
  expect(requests[0]?.Detail).toBe(
    'Pressure in bar: 9, out of its limits\nFound at Pump 7 on the walk of Morning.\nNote of the walk: The gauge jumps',
  )
})

test('without that, a request is made only where the walker asks for it; taken back, none is', async () => {
  const account = await world.newAccount()
  const round = await openRound(account, {}, { SREnable: true })
  await walk(account, round, { value: 9 })
  await walk(account, round, { value: 9, request: null })
  expect(await requestsOf(account)).toEqual([])
  await walk(account, round, { value: 9, request: 'Replace the valve' })
  const [made] = await requestsOf(account)
  expect(made?.Detail.split('\n')[0]).toBe('Replace the valve')
})

test('an answer that does not fail makes none', async () => {
  const account = await world.newAccount()
  await walk(account, await openRound(account, { AlertRequired: true }), { value: 4, request: 'Nothing' })
  expect(await requestsOf(account)).toEqual([])
})

test('found again, the open request gets a note; found good, another one, and stays with who has taken it on; once it is finished a new one is made', async () => {
  const account = await world.newAccount()
  const round = await openRound(account, { AlertRequired: true })
  await walk(account, round, { value: 9 })
  const [made] = await requestsOf(account)
  await account.call(MoveRequest, { GroupId: account.group.id, RequestId: made?.RequestId ?? '', Move: 'start' })
  await walk(account, round, { value: 8 })
  await walk(account, round, { value: 4 })
  const [request, ...others] = await requestsOf(account)
  expect(others).toEqual([])
  const { Notes, RequestId, Version } = await account.call(GetRequest, { gId: account.group.id, RequestId: request?.RequestId ?? '' })
  expect(Notes.map(({ Note }) => Note.split('\n')[0])).toEqual([
    expect.stringMatching(/^Found again by .*Pressure in bar: 8, out of its limits$/),
    expect.stringMatching(/^Found good again by .*: Pressure in bar: 4$/),
  ])
  await account.call(MoveRequest, { GroupId: account.group.id, RequestId, Move: 'finish', Version })
  await walk(account, round, { value: 1 })
  expect(await requestsOf(account)).toHaveLength(2)
  const rows = await world.services.db.asSystem('requests of a test', tx =>
    tx.select().from(roundRequest).where(eq(roundRequest.GroupId, account.group.id)),
  )
  expect(rows).toHaveLength(4)
})

test('found good again before anybody has taken it on, the request is closed and says so; it is not where others are joined to it', async () => {
  const account = await world.newAccount()
  const round = await openRound(account, { AlertRequired: true })
  await walk(account, round, { value: 9 })
  await walk(account, round, { value: 4 })
  const [request] = await requestsOf(account)
  expect(request).toMatchObject({ Status: 'Done' })
  const { Notes, DoneBy } = await account.call(GetRequest, { gId: account.group.id, RequestId: request?.RequestId ?? '' })
  expect(Notes.map(({ Note }) => Note)).toEqual([
    expect.stringMatching(/^Found good again by .*: Pressure in bar: 4\nNobody had taken it on, so it is closed\.$/),
  ])
  expect(DoneBy).toMatch(/^Test /)
  await walk(account, round, { value: 4 })
  expect((await requestsOf(account)).map(one => one.Status)).toEqual(['Done'])

  await walk(account, round, { value: 9 })
  const open = (await requestsOf(account)).find(one => one.Status === 'New')
  const { RequestId: joined } = await newRequest(world, account, { type: 'Maintenance' })
  await account.call(JoinRequest, { GroupId: account.group.id, RequestId: joined, JoinedId: open?.RequestId ?? '' })
  await walk(account, round, { value: 4 })
  expect((await requestsOf(account)).find(one => one.RequestId === open?.RequestId)?.Status).toBe('New')
})

test('a building that takes none from rounds gets none; what was open is followed. Others are of its default tenant', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const { group, building, call } = account
  const place = { GroupId: group.id, BuildingId: building.id }
  const { acId: DefaultTenantId, Version } = await call(AddTenant, {
    ...place,
    Name: 'Harbor Welding',
    Floor: '',
    Unit: '',
    Phone: null,
    Email: null,
  })
  const save = async (ProductAddOns: object) => {
    const property = await call(GetProperty, { gId: group.id, eId: building.id })
    await call(EditProperty, { ...place, EntityId: building.id, Version: property.Version, ProductAddOns })
  }
  await save({ EnableDefaultTenant: true, DefaultTenantId })
  const round = await openRound(account, { AlertRequired: true }, { SREnable: true })
  const asked = { gId: group.id, bId: building.id, rId: round.RoundId }
  expect(await call(GetStopFacts, asked)).toMatchObject({ SRDisabled: false })
  await walk(account, round, { value: 9 })
  const [made] = await requestsOf(account)
  expect(await call(GetRequest, { gId: group.id, RequestId: made?.RequestId ?? '' })).toMatchObject({
    TenantId: DefaultTenantId,
    TenantName: 'Harbor Welding',
  })

  // One that has moved out has none any more.
  const tenant = { ...place, TenantId: DefaultTenantId, Name: 'Harbor Welding', Floor: '', Unit: '', Phone: null, Email: null }
  await call(EditTenant, { ...tenant, Version, Disabled: true })
  const other = await openRound(account, { AlertRequired: true }, { QrName: 'Evening' })
  await walk(account, other, { value: 9 })
  const [second] = (await requestsOf(account)).filter(one => one.RequestId !== made?.RequestId)
  expect(await call(GetRequest, { gId: group.id, RequestId: second?.RequestId ?? '' })).toMatchObject({ TenantId: null })

  await save({ SRDisabled: true })
  expect(await call(GetStopFacts, asked)).toMatchObject({ SRDisabled: true })
  expect((await call(GetRound, { gId: group.id, rId: round.RoundId })).Round).toMatchObject({ SREnable: true })
  // Also said while a round is built that is not saved yet.
  expect(await call(GetStopQuestions, { gId: group.id, bId: building.id })).toMatchObject({ SRDisabled: true })
  await walk(account, round, { value: 4 })
  await walk(account, round, { value: 9, request: 'Replace the valve' })
  expect((await requestsOf(account)).map(one => one.Status).toSorted()).toEqual(['Done', 'New'])
})

test.each([
  ['always', { AlertRequired: true }, { SREnable: false }, { SRDisabled: false }],
  ['always', { AlertRequired: true }, { SREnable: true }, { SRDisabled: false }],
  ['offered', { AlertRequired: false }, { SREnable: true }, { SRDisabled: false }],
  [null, { AlertRequired: false }, { SREnable: false }, { SRDisabled: false }],
  [null, { AlertRequired: true }, { SREnable: true }, { SRDisabled: true }],
] as const)('who walks is asked for a request: %s, with %j, %j, %j', (asked, stop, round, facts) => {
  expect(readAlerts(stop, round, facts)).toBe(asked)
})
