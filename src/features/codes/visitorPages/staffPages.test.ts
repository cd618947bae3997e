import { afterAll, describe, expect, test, vi } from 'vitest'
import { itemOf, newHub, setPins } from '../../../../test/support/hubs.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { type Account, callsAs, openWorld, send } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { GetAssignees } from '../../base/handling/contract.ts'
import { SignInReply } from '../../base/people/model.ts'
import { GetPinActivity } from '../../insight/scanStatistics/contract.ts'
import { ArchiveProperty } from '../../property/buildings/contract.ts'
import { GetProperty } from '../../property/propertyPage/contract.ts'
import { AddRequestNote, AssignRequests, EditRequest, GetRequest, GetRequests, MoveRequest } from '../inbox/contract.ts'
import { SignInByScan } from './contract.ts'
import { scanPart } from './scanPart.server.ts'

// A code leads its team to a page of the portal: the PIN that was typed at it signs in there.
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const { system } = world.services.db
let caller = 0

/** A phone with its cookies. */
const openPhone = () => {
  const cookies = new Map<string, string>()
  const remoteAddress = `127.8.0.${++caller}`
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (method: 'GET' | 'POST', url: string, payload?: string) => {
    const type = payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = { ...(payload !== undefined && { payload }), headers: { 'user-agent': 'Mozilla/5.0 (iPhone)', cookie: cookie(), ...type } }
    const reply = await app.inject({ method, url, remoteAddress, ...sent })
    for (const { name, value } of reply.cookies as { name: string; value: string }[]) cookies.set(name, value)
    return reply
  }
  return {
    cookies,
    open: (url: string) => ask('GET', url),
    send: (url: string, fields: Record<string, string>) => ask('POST', url, new URLSearchParams(fields).toString()),
    signIn: (Address: string, headers: Record<string, string> = {}) =>
      send(world.app, SignInByScan, { Address }, null, { cookie: cookie(), ...headers }),
  }
}

const teamCode = async (codes: Parameters<typeof setPins>[1] = { ChiefEngineer: '4711' }) => {
  const account = await world.newAccount({ buildings: 2 })
  await setPins(account, codes)
  const hub = await newHub(account, [
    itemOf('Feedback', 'Tell us'),
    itemOf('RequestList', 'Requests', { ShownTo: 'Staff' }),
    itemOf('RequestList', 'For all'),
    itemOf('ContactList', 'People', { ShownTo: 'Staff' }),
  ])
  return { account, ...hub, item: hub.ids[1] ?? '' }
}
const typePin = async (phone: ReturnType<typeof openPhone>, { path, item }: { path: string; item: string }, PIN: string) =>
  phone.send(`${path}/pin?i=${item}`, { PIN })
const signedIn = async (phone: ReturnType<typeof openPhone>, Address: string) => {
  const reply = await phone.signIn(Address)
  expect(reply.code).toBeUndefined()
  return SignInReply.parse(JSON.parse(reply.body).data)
}
const newRequest = async (account: Account, BuildingId = account.building.id) => {
  const { Address } = await newQrCode(world, { ...account, building: { id: BuildingId } }, { Type: 'Maintenance', QrName: 'Lift lobby' })
  const visitor = openPhone()
  const Key = /name="Key" value="([^"]+)"/.exec((await visitor.open(`/q/${Address}`)).body)?.[1] ?? ''
  const said = { Q001: 'ElevatorEscalator', Q002: 'It stops between floors.', Q003: 'High', Q004: '12B', Q005: 'Jo', Q006: 'jo@h.example' }
  expect((await visitor.send(`/q/${Address}`, { Key, ...said })).statusCode).toBe(303)
  const { Requests } = await account.call(GetRequests, { filter: { gId: account.group.id, bId: BuildingId } })
  return Requests[0]?.RequestId ?? ''
}

describe('a PIN that was typed at a code', () => {
  test('signs in to the page that the code leads its team to: the lowest role, in its building, counted once', async () => {
    const { account, path, Address, item } = await teamCode()
    const phone = openPhone()
    const typed = await typePin(phone, { path, item }, '4711')
    const { body } = await phone.open(String(typed.headers.location))
    const link = /href="(\/staff\/[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const asked = new URL(link, 'http://x').searchParams
    expect([asked.get('i'), asked.get('next')]).toEqual([item, `/requests?gId=${account.group.id}&bId=${account.building.id}`])
    const reply = await signedIn(phone, Address)
    expect(reply).toMatchObject({
      UserName: 'ChiefEngineer@pin',
      UserContext: { MemberRoleInGroup: 'Employee', CurrentGroupId: account.group.id, AccessBuildingIds: [account.building.id] },
    })
    const { Pins } = await account.call(GetPinActivity, { gId: account.group.id })
    expect(Pins).toEqual([expect.objectContaining({ Type: 'ChiefEngineer', SignIns: 1 })])
    const { rows } = await system.query(
      'select extract(epoch from expires_date - now()) / 3600 as hours from session where building_id = $1',
      [account.building.id],
    )
    expect(Number(rows[0]?.hours)).toBeGreaterThan(11.9)
    expect(Number(rows[0]?.hours)).toBeLessThanOrEqual(12)
  })

  test('leads to pages that no PIN opens as to those for everybody: by signing in with an account', async () => {
    const { path, ids, item } = await teamCode()
    const phone = openPhone()
    await typePin(phone, { path, item }, '4711')
    expect((await phone.open(`${path}?i=${ids[2]}`)).body).toContain('href="/requests?gId=')
    expect((await phone.open(`${path}?i=${ids[3]}`)).body).toContain('href="/contacts?gId=')
  })

  test('is asked for where none was typed yet, or a wrong one', async () => {
    const { path, Address, item } = await teamCode()
    const phone = openPhone()
    expect(await phone.signIn(Address)).toMatchObject({ status: 401, code: 'usr.aut.pin' })
    await typePin(phone, { path, item }, '0000')
    expect(await phone.signIn(Address)).toMatchObject({ status: 401, code: 'usr.aut.pin' })
    expect(await phone.signIn('0000000000000000')).toMatchObject({ status: 401, code: 'usr.aut.pin' })
  })

  test('opens nothing by another code, from another site, after it was changed, or in an archived building', async () => {
    const first = await teamCode()
    const other = await teamCode()
    const phone = openPhone()
    await typePin(phone, first, '4711')
    await signedIn(phone, first.Address)
    expect(await phone.signIn(other.Address)).toMatchObject({ code: 'usr.aut.pin' })
    expect(await phone.signIn(first.Address, { origin: 'https://evil.example' })).toMatchObject({ code: 'usr.aut.pin' })
    await setPins(first.account, { ChiefEngineer: '4712' })
    expect(await phone.signIn(first.Address)).toMatchObject({ code: 'usr.aut.pin' })
    const again = openPhone()
    await typePin(again, other, '4711')
    const { account } = other
    const { Version } = await account.call(GetProperty, { gId: account.group.id, eId: account.building.id })
    await account.call(ArchiveProperty, { GroupId: account.group.id, BuildingId: account.building.id, Version })
    expect(await again.signIn(other.Address)).toMatchObject({ code: 'usr.aut.pin' })
  })

  test('holds twelve hours in all: a later sign-in has what is left of them', async () => {
    const { account, path, Address, item } = await teamCode()
    const phone = openPhone()
    await typePin(phone, { path, item }, '4711')
    const [name = '', kept = ''] = [...phone.cookies].find(([one]) => one.endsWith('scan')) ?? []
    expect(kept).toContain(Address)
    const hoursLater = async (hours: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
      return phone.signIn(Address).finally(() => vi.useRealTimers())
    }
    expect((await hoursLater(5)).code).toBeUndefined()
    const { rows } = await system.query(
      'select extract(epoch from expires_date - created_date) / 3600 as hours from session where building_id = $1',
      [account.building.id],
    )
    expect(Number(rows[0]?.hours)).toBeCloseTo(7, 1)
    expect(await hoursLater(12.1)).toMatchObject({ code: 'usr.aut.pin' })
    // What says when it was typed is under the server's key.
    phone.cookies.set(
      name,
      kept.replace(/\.(\d{10})\./, (_, since: string) => `.${Number(since) + 60}.`),
    )
    expect(await phone.signIn(Address)).toMatchObject({ code: 'usr.aut.pin' })
  })
})

describe('whoever signed in by a PIN', () => {
  test('reads the requests of the building, moves them and writes notes under the name of the PIN, and hands nothing on', async () => {
    const { account, path, Address, item } = await teamCode()
    const elsewhere = await newRequest(account, account.buildings[1]?.id)
    const RequestId = await newRequest(account)
    const phone = openPhone()
    await typePin(phone, { path, item }, '4711')
    const { UserToken } = await signedIn(phone, Address)
    const { call, refuse } = callsAs(world.app, UserToken)
    const GroupId = account.group.id
    const { Requests } = await call(GetRequests, { filter: { gId: GroupId } })
    expect(Requests.map(one => one.RequestId)).toEqual([RequestId])
    expect(await call(MoveRequest, { GroupId, RequestId, Move: 'start' })).toMatchObject({ Status: 'InProgress' })
    await call(AddRequestNote, { GroupId, RequestId, Note: 'Cable changed', ForVisitor: false })
    const { Notes, ...request } = await call(GetRequest, { gId: GroupId, RequestId })
    expect(Notes).toEqual([expect.objectContaining({ Author: 'PIN ChiefEngineer', Note: 'Cable changed' })])
    expect(await refuse(GetRequest, { gId: GroupId, RequestId: elsewhere })).toMatchObject({ status: 404 })
    const { Version, Urgency, DueDate } = request
    expect(await refuse(EditRequest, { GroupId, RequestId, Version, AssigneeId: null, Urgency, DueDate })).toMatchObject({
      code: 'usr.aut.npm',
    })
    expect(await refuse(GetAssignees, { gId: GroupId, bId: account.building.id })).toMatchObject({ code: 'usr.aut.npm' })
    expect(await refuse(AssignRequests, { GroupId, ids: [RequestId], AssigneeId: null })).toMatchObject({ code: 'usr.aut.npm' })
    const { rows } = await system.query("select actor from audit where group_id = $1 and call = 'Request/MoveRequest'", [GroupId])
    expect(rows).toEqual([{ actor: 'PIN ChiefEngineer' }])
  })
})
