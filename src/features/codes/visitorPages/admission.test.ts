import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { GetProperty } from '../../property/propertyPage/contract.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { GetRequests, MoveRequest } from '../inbox/contract.ts'
import { requestMessages } from '../requests/rules.ts'
import { scanPart } from './scanPart.server.ts'

// Many who want the same at once: seats of an event, hours of a room.
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
let caller = 0
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': 'en' }
const remoteAddress = () => `127.8.${(++caller >> 8) & 255}.${caller & 255}`
const post = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: remoteAddress(),
  })
type BookedType = 'EventRegistration' | 'CheckIn' | 'RoomRental' | 'MoveIn' | 'BurnPermit'
const opened = async (Type: BookedType, Form: object = {}, of?: Account) => {
  const account = of ?? (await world.newAccount({ role: 'GM' }))
  const { Address } = await newQrCode(world, account, { Type, Form })
  const path = `/q/${Address}`
  const send = async (fields: Record<string, string>) => {
    const { body } = await app.inject({ url: path, headers, remoteAddress: remoteAddress() })
    return post(path, { Key: /name="Key" value="([^"]+)"/.exec(body)?.[1] ?? '', ...fields })
  }
  const read = async () => (await app.inject({ url: `${path}?lang=en`, headers, remoteAddress: remoteAddress() })).body
  const total = async () => (await account.call(GetRequests, { filter: { gId: account.group.id } })).Total
  const requests = async () => (await account.call(GetRequests, { filter: { gId: account.group.id } })).Requests
  const move = async (RequestId: string, Move: 'reopen' | 'cancel') =>
    account.call(MoveRequest, { GroupId: account.group.id, RequestId, Move })
  /** Cancels the newest booking. Gives its id. */
  const cancelNewest = async () => {
    const [{ RequestId } = { RequestId: '' }] = await requests()
    await move(RequestId, 'cancel')
    return RequestId
  }
  /** Why a move is refused: its status and its words. */
  const refuseMove = async (RequestId: string, Move: 'reopen' | 'cancel') => {
    const { status, message } = await account.refuse(MoveRequest, { GroupId: account.group.id, RequestId, Move })
    return [status, message]
  }
  return { account, send, read, total, move, refuseMove, cancelNewest }
}
const person = (i: number) => ({ Q001: `Guest ${i}`, Q002: `guest${i}@harbor.example` })
const day = (days: number) => Math.floor(Date.now() / 86_400_000) * 86_400_000 + days * 86_400_000

describe('an event', () => {
  test.each(['EventRegistration', 'CheckIn'] as const)('of %s is never fuller than its cap, however many ask at once', async type => {
    const { account, send, read, total } = await opened(type, { EnableAttendanceCap: true, AttendanceCap: 3 })
    expect(await read()).not.toContain('All places are taken.')
    for (let i = 0; i < 2; i++) expect((await send(person(i))).statusCode).toBe(303)
    const replies = await Promise.all(Array.from({ length: 100 }, (_, i) => send(person(i + 2))))
    expect(replies.filter(one => one.statusCode === 303)).toHaveLength(1)
    const refused = replies.filter(one => one.statusCode === 422)
    expect(replies.filter(one => ![303, 422].includes(one.statusCode)).map(one => `${one.statusCode} ${one.body.slice(0, 300)}`)).toEqual(
      [],
    )
    expect(refused).toHaveLength(99)
    for (const { body } of refused) expect(body).toContain('All places are taken.')
    expect(refused.some(({ body }) => body.includes('guest40@harbor.example'))).toBe(true)
    expect(await total()).toBe(3)
    // Whoever opens the page later reads it before filling anything in: a process knows a code for 5 s.
    await expect.poll(read, { timeout: 15_000, interval: 500 }).toContain('All places are taken.')
    // A seat that is given back is free.
    const [first] = (await account.call(GetRequests, { filter: { gId: account.group.id } })).Requests
    await account.call(MoveRequest, { GroupId: account.group.id, RequestId: first?.RequestId ?? '', Move: 'cancel' })
    expect((await send(person(200))).statusCode).toBe(303)
  })

  test('that is full takes nobody back whose registration was cancelled', async () => {
    const { send, refuseMove, cancelNewest, total } = await opened('EventRegistration', { EnableAttendanceCap: true, AttendanceCap: 1 })
    expect((await send(person(1))).statusCode).toBe(303)
    const cancelled = await cancelNewest()
    expect((await send(person(2))).statusCode).toBe(303)
    expect(await refuseMove(cancelled, 'reopen')).toEqual([409, requestMessages.full])
    expect(await total()).toBe(2)
  })

  test('that is over is not registered for: last month, or today after its end by the clock of the building', async () => {
    const last = await opened('EventRegistration', { EventDate: day(-30), StartTime: '', EndTime: '' })
    const reply = await last.send(person(1))
    expect([reply.statusCode, reply.body.includes('This event is over.')]).toEqual([422, true])
    const { TimeZone } = await last.account.call(GetProperty, { eId: last.account.building.id, gId: last.account.group.id })
    const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: TimeZone }).format(Date.now()))
    const early = await opened('EventRegistration', { EventDate: today, StartTime: '00:00', EndTime: '00:01' })
    expect((await early.send(person(1))).body).toContain('This event is over.')
    const whole = await opened('EventRegistration', { EventDate: today, StartTime: '', EndTime: '' })
    expect((await whole.send(person(1))).statusCode).toBe(303)
  })

  test('is checked into between its first and its last day only', async () => {
    const early = await opened('CheckIn', { StartDate: day(3), EndDate: day(4) })
    expect((await early.send(person(1))).body).toContain('This opens on')
    const late = await opened('CheckIn', { StartDate: day(-4), EndDate: day(-3) })
    expect((await late.send(person(1))).body).toContain('This event is over.')
    const now = await opened('CheckIn', { StartDate: day(-3), EndDate: day(3) })
    expect((await now.send(person(1))).statusCode).toBe(303)
  })
})

test('the page of a registration names its event, where and when', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const { Address } = await newQrCode(world, account, { Type: 'EventRegistration' })
  const { body } = await app.inject({ url: `/q/${Address}`, headers, remoteAddress: remoteAddress() })
  expect(body).toContain('<h1>Rooftop yoga</h1>')
  expect(body).toContain('Register · Roof terrace · 06/09/2027')
})

describe('a room', () => {
  const book = (i: number, from: string, to: string, Q005 = '2031-03-31') => ({ ...person(i), Q005, 'Q006.Start': from, 'Q006.End': to })

  test('is booked once for a time, also by fifty at once; the others are told what is taken', async () => {
    const { send, total } = await opened('RoomRental')
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => send(book(i, '09:00', '10:30'))))
    expect(replies.filter(one => one.statusCode === 303)).toHaveLength(1)
    const [told] = replies.filter(one => one.statusCode === 422)
    expect(told?.body).toContain('This time is taken. Taken on that day: 9:00 AM – 10:30 AM.')
    expect((await send(book(60, '10:00', '11:00'))).statusCode).toBe(422)
    expect((await send(book(61, '10:30', '11:00'))).statusCode).toBe(303)
    expect((await send(book(62, '09:00', '10:30', '2031-04-01'))).statusCode).toBe(303)
    expect(await total()).toBe(3)
  })

  test('that somebody else has booked since is not given back to a cancelled booking; a free one is', async () => {
    const { send, move, refuseMove, cancelNewest } = await opened('RoomRental')
    expect((await send(book(1, '09:00', '10:00'))).statusCode).toBe(303)
    const ana = await cancelNewest()
    expect((await send(book(2, '09:30', '10:00'))).statusCode).toBe(303)
    expect(await refuseMove(ana, 'reopen')).toEqual([409, requestMessages.taken])
    const ben = await cancelNewest()
    expect(await move(ana, 'reopen')).toMatchObject({ Status: 'Booked' })
    expect(await refuseMove(ben, 'reopen')).toEqual([409, requestMessages.taken])
  })

  test('is the same room at every sign of the building that names it, under whatever form of its name', async () => {
    const first = await opened('RoomRental')
    expect((await first.send(book(1, '09:00', '10:00'))).statusCode).toBe(303)
    const again = await opened('RoomRental', { EventName: ' HARBOR  room' }, first.account)
    const refused = await again.send(book(2, '09:30', '10:30'))
    expect([refused.statusCode, refused.body.includes('Taken on that day: 9:00 AM – 10:00 AM.')]).toEqual([422, true])
    expect((await again.send(book(2, '10:00', '11:00'))).statusCode).toBe(303)
    expect((await first.send(book(3, '10:00', '11:00'))).statusCode).toBe(422)
    const other = await opened('RoomRental', { EventName: 'Lake Room' }, first.account)
    expect((await other.send(book(4, '09:00', '10:00'))).statusCode).toBe(303)
    const both = await Promise.all([first, again].flatMap(one => Array.from({ length: 10 }, (_, i) => one.send(book(i, '14:00', '15:00')))))
    expect(both.filter(one => one.statusCode === 303)).toHaveLength(1)
  })

  test('is not booked for hours of today that are over', async () => {
    const { account, send } = await opened('RoomRental')
    const { TimeZone } = await account.call(GetProperty, { eId: account.building.id, gId: account.group.id })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: TimeZone }).format(Date.now())
    const reply = await send(book(1, '00:00', '00:01', today))
    expect([reply.statusCode, reply.body.includes('These hours are over.')]).toEqual([422, true])
  })

  test('is not booked for a day that is over', async () => {
    const { send, total } = await opened('RoomRental')
    const reply = await send(book(1, '09:00', '10:00', '2024-02-29'))
    expect([reply.statusCode, reply.body.includes('Please choose a day from today on.')]).toEqual([422, true])
    expect(await total()).toBe(0)
  })
})

test.each([
  ['MoveIn', 'Q005'],
  ['BurnPermit', 'Q004'],
] as const)('%s is not planned for a day that is over', async (type, dayField) => {
  const { send, total } = await opened(type)
  const reply = await send({ ...definitionOf(type)?.asks, [dayField]: '2024-02-29' })
  expect([reply.statusCode, reply.body.includes('Please choose a day from today on.')]).toEqual([422, true])
  expect(await total()).toBe(0)
})

describe('what a visitor has booked or registered for', () => {
  const calendarIn = (html: string) => /href="([^"]+calendar\.ics[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const get = (url: string) => app.inject({ url, headers, remoteAddress: remoteAddress() })
  const when = (file: string) => [/DTSTART:(.*)\r/.exec(file)?.[1], /DTEND:(.*)\r/.exec(file)?.[1]]

  test('goes into a calendar from its private page, by the clock of the building, under a name that stays', async () => {
    const room = await opened('RoomRental')
    const booked = await room.send({ ...person(1), Q005: '2031-03-31', 'Q006.Start': '09:00', 'Q006.End': '10:30' })
    const page = await get(String(booked.headers.location))
    expect(page.body).toContain('Add to calendar')
    const file = await get(calendarIn(page.body))
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
      'no-store',
    ])
    const { building, group } = room.account
    const { TimeZone } = await room.account.call(GetProperty, { eId: building.id, gId: group.id })
    const clock = new Intl.DateTimeFormat('sv', { timeZone: TimeZone, dateStyle: 'short', timeStyle: 'short' })
    const there = (utc = '') => clock.format(Date.parse(utc.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')))
    expect(when(file.body).map(there)).toEqual(['2031-03-31 09:00', '2031-03-31 10:30'])
    expect(file.body).toContain('SUMMARY:Harbor Room\r\n')
    const uid = (text: string) => /UID:(.*)\r/.exec(text)?.[1]
    expect(uid((await get(calendarIn(page.body))).body)).toBe(uid(file.body))
    const event = await opened('EventRegistration')
    const seat = await event.send(person(2))
    const { body } = await get(calendarIn((await get(String(seat.headers.location))).body))
    expect(body).toContain('SUMMARY:Rooftop yoga\r\n')
    expect(body).toContain('LOCATION:Roof terrace\\, ')
    expect(when(body).map(there)).toEqual(['2027-06-09 07:30', '2027-06-09 08:30'])
  })

  test('is nobody else’s, and is cancelled where staff have cancelled it; what takes no place has no calendar', async () => {
    const room = await opened('RoomRental')
    const booked = await room.send({ ...person(1), Q005: '2031-03-31', 'Q006.Start': '09:00', 'Q006.End': '10:30' })
    const receipt = String(booked.headers.location).split('?')[0] ?? ''
    const last = receipt.at(-1) === 'A' ? 'B' : 'A'
    expect((await get(`${receipt.slice(0, -1)}${last}/calendar.ics`)).statusCode).toBe(404)
    const { group } = room.account
    const [found] = (await room.account.call(GetRequests, { filter: { gId: group.id } })).Requests
    await room.account.call(MoveRequest, { GroupId: group.id, RequestId: found?.RequestId ?? '', Move: 'cancel' })
    expect((await get(`${receipt}/calendar.ics`)).body).toContain('STATUS:CANCELLED\r\n')
    expect((await get(receipt)).body).not.toContain('Add to calendar')
    const checkIn = await opened('CheckIn', { StartDate: day(-3), EndDate: day(3) })
    const here = String((await checkIn.send(person(3))).headers.location).split('?')[0]
    expect((await get(`${here}`)).body).not.toContain('Add to calendar')
    expect((await get(`${here}/calendar.ics`)).statusCode).toBe(404)
  })
})
