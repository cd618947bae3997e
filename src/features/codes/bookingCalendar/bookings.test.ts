import { afterAll, describe, expect, test } from 'vitest'
import { until } from '../../../../test/support/processes.ts'
import { newRequest } from '../../../../test/support/requests.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { startSmtp } from '../../../../test/support/smtp.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import type { GroupId } from '../../../core/ids.ts'
import { addDays } from '../../../core/steps.ts'
import { timeIn } from '../../../core/zones.ts'
import { namesOf } from '../../base/history/names.server.ts'
import { planEvent } from '../../property/notifications/tell.server.ts'
import { GetTakenHours, MoveBooking } from '../bookings/contract.ts'
import { fillBookings } from '../bookings/jobs.ts'
import { definitions } from '../functionalities/definitions.ts'
import { AddRequestNote, EditRequest, GetRequest, GetRequests, MoveRequest } from '../inbox/contract.ts'
import { requestColumns } from '../inbox/listColumns.ts'
import { requestSources } from '../inbox/notificationSources.server.ts'
import { GetQrCode, SaveQrCode } from '../qr/contract.ts'
import { bookingTypes } from '../requests/bookings.ts'
import { requestMessages } from '../requests/rules.ts'
import { scanPart } from '../visitorPages/scanPart.server.ts'
import { GetBookingCalendar } from './contract.ts'

// What is booked: how it is shown, moved, cancelled and booked again, by staff and by its visitor.
const smtp = await startSmtp()
const world = await openWorld({ env: { SMTP_URL: smtp.url }, work: true })
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => Promise.all([app.close(), smtp.close()]))
let caller = 0
const phone = () => ({
  headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': 'en' },
  remoteAddress: `127.9.${(++caller >> 8) & 255}.${caller & 255}`,
})
const get = (url: string) => app.inject({ url, ...phone() })
const post = (url: string, fields: Record<string, string>) => {
  const { headers, remoteAddress } = phone()
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url, headers: form, payload: new URLSearchParams(fields).toString(), remoteAddress })
}
const day = '2031-12-01'
const room = (mail: string, StartTime: string, EndTime: string, Day = day) => ({
  Q001: 'Ana',
  Q002: mail,
  Q005: Day,
  'Q006.Start': StartTime,
  'Q006.End': EndTime,
  Q007: '12',
})
let mails = 0
const newMail = () => `booker${++mails}@harbor.example`

const opened = async (Type: 'RoomRental' | 'EventRegistration' | 'CheckIn' | 'MoveIn' = 'RoomRental', Form: object = {}, of?: Account) => {
  const account = of ?? (await world.newAccount({ role: 'GM' }))
  const code = await newQrCode(world, account, { Type, Form })
  const path = `/q/${code.Address}`
  const gId = account.group.id
  const book = async (fields: Record<string, string>) => {
    const { body } = await get(path)
    const reply = await post(path, { Key: /name="Key" value="([^"]+)"/.exec(body)?.[1] ?? '', ...fields })
    expect(reply.statusCode).toBe(303)
    const [newest] = (await account.call(GetRequests, { filter: { gId } })).Requests
    return { receipt: String(reply.headers.location).split('?')[0] ?? '', RequestId: newest?.RequestId ?? '' }
  }
  const read = (RequestId: string) => account.call(GetRequest, { gId, RequestId })
  const list = async (filter: object = {}) => (await account.call(GetRequests, { filter: { gId, ...filter } })).Requests
  return { account, path, gId, code, book, read, list }
}
const mailsTo = (address: string) => smtp.received.filter(one => one.envelope.to[0] === address)
const mailed = (address: string, count: number) =>
  until(`${address} has ${count} mails`, 20, async () => (mailsTo(address).length >= count ? mailsTo(address)[count - 1]?.mail : undefined))
const calendarOf = (mail: Awaited<ReturnType<typeof mailed>>) => {
  const file = mail.attachments.find(one => one.mimeType === 'text/calendar')
  const text =
    typeof file?.content === 'string'
      ? file.content
      : Buffer.from((file?.content as ArrayBuffer | undefined) ?? new ArrayBuffer()).toString()
  const line = (name: string) => new RegExp(`^${name}[:;](.*?)\r?$`, 'm').exec(text.replaceAll('\r\n ', ''))?.[1]
  return { method: line('METHOD'), uid: line('UID'), sequence: Number(line('SEQUENCE')), status: line('STATUS'), start: line('DTSTART') }
}

test('the types of bookings are those by which people register, but for leads and what a resident who has left says', () => {
  const register = Object.values(definitions).flatMap(one => (one.purpose === 'register' ? [one.type] : []))
  expect(register.toSorted()).toEqual([...bookingTypes, 'LeadCapture', 'FieldMarketing', 'MoveOut'].toSorted())
})

describe('a booked room', () => {
  test('is listed as what was booked and when, Booked until it is over, with columns that sort', async () => {
    const { book, list, account, gId } = await opened()
    await book(room(newMail(), '14:00', '15:00'))
    const first = await book(room(newMail(), '10:00', '11:00'))
    const [row] = await list()
    expect(row).toMatchObject({
      Status: 'Booked',
      VenueName: 'Harbor Room',
      Day: day,
      StartTime: '10:00',
      EndTime: '11:00',
      NumberOfGuests: '12',
    })
    const column = requestColumns.columns.find(one => one.id === 'Detail')
    expect(row && column?.text(row, { language: 'en' } as never)).toBe('Harbor Room, Dec 1, 2031, 10–11 AM')
    const sorted = await account.call(GetRequests, {
      filter: { gId, FunctionalityType: 'RoomRental' },
      sort: { field: 'Day', order: 'ASC' },
    })
    expect(sorted.Requests.map(one => one.StartTime)).toEqual(['10:00', '14:00'])
    for (const [Status, n] of [
      ['Upcoming', 2],
      ['Booked', 2],
      ['Done', 0],
      ['Over', 0],
    ] as const)
      expect(await list({ Status })).toHaveLength(n)
    const past = `update visitor_request set ends_date = now() - interval '1 minute' where id = $1`
    await world.services.db.system.query(past, [first.RequestId])
    expect((await list({ Status: 'Over' })).map(one => [one.RequestId, one.Status])).toEqual([[first.RequestId, 'Over']])
    expect(await list({ Status: 'Upcoming' })).toHaveLength(1)
    expect((await get(first.receipt)).body).toContain('<strong>Over</strong>')
    const cancel = await account.refuse(MoveRequest, { GroupId: gId, RequestId: first.RequestId, Move: 'cancel' })
    expect([cancel.status, cancel.message]).toEqual([409, requestMessages.notBooked])
  })

  test('is moved by staff by the rules of a new one; its visitor gets one mail, which moves the entry of the calendar', async () => {
    const { book, account, gId, read } = await opened()
    await book(room(newMail(), '10:00', '11:00'))
    const mail = newMail()
    const { RequestId } = await book(room(mail, '12:00', '13:00'))
    const before = calendarOf(await mailed(mail, 1))
    expect(before).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED' })
    const move = { GroupId: gId, RequestId, Version: 1, Day: day, StartTime: '10:30', EndTime: '11:30' }
    expect(await account.call(GetTakenHours, { gId, RequestId, Day: day })).toEqual({ Taken: [{ StartTime: '10:00', EndTime: '11:00' }] })
    const taken = await account.refuse(MoveBooking, move)
    expect([taken.status, taken.message]).toEqual([409, requestMessages.hoursTaken])
    expect((await account.refuse(MoveBooking, { ...move, Day: '2024-01-01' })).fields).toEqual([
      { Field: 'Day', Message: requestMessages.pastDay },
    ])
    expect((await account.refuse(MoveBooking, { ...move, EndTime: '10:00' })).fields?.[0]?.Field).toBe('EndTime')
    // Its own hours are in nobody's way.
    await account.call(MoveBooking, { ...move, StartTime: '12:30', EndTime: '13:30' })
    expect(await read(RequestId)).toMatchObject({ Status: 'Booked', StartTime: '12:30', EndTime: '13:30' })
    const told = await mailed(mail, 2)
    expect(told.subject).toBe('[Moved] Harbor Room · Building 1')
    const after = calendarOf(told)
    expect([after.method, after.uid, after.sequence > before.sequence, after.start !== before.start]).toEqual([
      'REQUEST',
      before.uid,
      true,
      true,
    ])
    expect((await account.refuse(MoveBooking, move)).status).toBe(409) // of a version that is gone
  })

  test('is cancelled and, where there is room, booked again; hours that somebody else has now are refused in words', async () => {
    const { book, account, gId, read, list } = await opened()
    const mail = newMail()
    const { RequestId } = await book(room(mail, '10:00', '11:00'))
    const move = (Move: 'cancel' | 'reopen') => account.call(MoveRequest, { GroupId: gId, RequestId, Move })
    expect(await move('cancel')).toMatchObject({ Status: 'Cancelled' })
    await mailed(mail, 1)
    const told = await until(
      'the cancellation',
      20,
      async () => mailsTo(mail).find(one => one.mail.subject?.startsWith('[Cancelled]'))?.mail,
    )
    expect(calendarOf(told)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' })
    expect(await move('reopen')).toMatchObject({ Status: 'Booked' })
    await move('cancel')
    await book(room(newMail(), '10:30', '11:30'))
    const refused = await account.refuse(MoveRequest, { GroupId: gId, RequestId, Move: 'reopen' })
    expect([refused.status, refused.message]).toEqual([409, requestMessages.taken])
    expect(await read(RequestId)).toMatchObject({ Status: 'Cancelled' })
    expect((await list({ Status: 'Cancelled' })).map(one => one.RequestId)).toEqual([RequestId])
    await world.services.db.system.query(`update visitor_request set ends_date = now() where id = $1`, [RequestId])
    expect((await account.refuse(MoveRequest, { GroupId: gId, RequestId, Move: 'reopen' })).message).toBe(requestMessages.past)
  })

  test('is moved and cancelled by its visitor on the private page, which says Booked; staff are told, history says who', async () => {
    const { book, account, gId, read } = await opened()
    await book(room(newMail(), '14:00', '15:00'))
    const mail = newMail()
    const { receipt, RequestId } = await book(room(mail, '10:00', '11:00'))
    const page = (await get(receipt)).body.replaceAll('\u00a0', ' ')
    for (const text of ['<strong>Booked</strong>', 'Change the time', 'Cancel this booking', 'Taken on that day: 2:00 PM – 3:00 PM.'])
      expect(page).toContain(text)
    expect((await get(`${receipt}/taken?day=${addDays(day, 1)}`)).body).toBe('Nothing is booked on that day yet.')
    const move = (Start: string, End: string, Day = day) => post(`${receipt}/booking?lang=en`, { Do: 'move', Day, Start, End })
    const taken = await move('14:30', '15:30')
    expect([taken.statusCode, taken.body.includes('This time is taken.')]).toEqual([409, true])
    expect([(await move('11:00', '10:00')).statusCode, (await move('09:00', '10:00', '2024-02-01')).statusCode]).toEqual([422, 422])
    expect((await move('09:00', '10:00')).statusCode).toBe(303)
    expect(await read(RequestId)).toMatchObject({ StartTime: '09:00', EndTime: '10:00' })
    expect((await get(receipt)).body.replaceAll('\u00a0', ' ')).toContain('9:00 AM – 10:00 AM')
    expect((await post(`${receipt}/booking`, { Do: 'cancel' })).statusCode).toBe(303)
    expect((await get(receipt)).body).toContain('<strong>Cancelled</strong>')
    const again = await post(`${receipt}/booking`, { Do: 'cancel' })
    expect([again.statusCode, again.body.includes('Cancelled')]).toEqual([409, true])
    expect((await move('09:00', '10:00')).statusCode).toBe(409)
    const audit = await world.services.db.system.query(
      `select actor, before, after from audit where object_id = $1 and user_id is null and call = 'Booking/ChangeByVisitor' order by at`,
      [RequestId],
    )
    expect(audit.rows).toMatchObject([
      { actor: 'Ana', before: { StartTime: '10:00' }, after: { StartTime: '09:00' } },
      { actor: 'Ana', before: { Status: 'Booked' }, after: { Status: 'Cancelled' } },
    ])
    const told = await world.services.db.system.query(
      `select data from pgboss.job where name = 'notifications.tell' and data->>'What' = 'bookingChanged' and data->>'SubjectId' = $1`,
      [RequestId],
    )
    expect(told.rows).toHaveLength(2)
    await until('the cancellation', 20, async () => mailsTo(mail).find(one => one.mail.subject?.startsWith('[Cancelled]')))
    expect(mailsTo(mail).filter(one => one.mail.subject?.startsWith('[Cancelled]'))).toHaveLength(1)
    const other = receipt.slice(0, -1) + (receipt.endsWith('A') ? 'B' : 'A')
    expect((await post(`${other}/booking`, { Do: 'cancel' })).statusCode).toBe(404)
    expect((await account.call(GetRequests, { filter: { gId, Status: 'Cancelled' } })).Total).toBe(1)
  })

  test('says which hours are taken when its day is chosen, and tells nothing of anybody', async () => {
    const { book, path } = await opened()
    await book(room(newMail(), '10:00', '11:00'))
    const page = (await get(path)).body
    expect(page).toContain(`data-day="Q005"`)
    const reply = await get(`${path}/taken?day=${day}`)
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'no-store',
    ])
    expect(reply.body.replaceAll('\u00a0', ' ')).toBe('Taken on that day: 10:00 AM – 11:00 AM.')
    for (const asked of ['2031-13-01', '', "2031-12-01' or 1=1"])
      expect((await get(`${path}/taken?day=${encodeURIComponent(asked)}`)).body).toBe('')
    const event = await opened('EventRegistration')
    expect((await get(`${event.path}/taken?day=${day}`)).body).toBe('')
  })

  test('is told to the building’s managers where no rule names anybody', async () => {
    const { book, account } = await opened()
    const { RequestId } = await book(room(newMail(), '10:00', '11:00'))
    const planned = await world.services.db.withPeople('test', account.group.id as GroupId, tx =>
      planEvent(tx, { GroupId: account.group.id, What: 'request', SubjectId: RequestId, now: new Date() }),
    )
    expect([...(planned?.plan.bells ?? [])]).toEqual([account.user.id])
    expect(planned?.row).toMatchObject({ Kind: 'Registration', Facts: { VenueName: 'Harbor Room', Day: day } })
  })
})

describe('a booking is called so', () => {
  test.each([
    ['en', 'Booking 1001', 'The visitor wrote to booking 1001', 'Booking 1001 is yours', 'left with a booking at Building 1'],
    ['es', 'Reserva 1001', 'El visitante escribió a la reserva 1001', 'La reserva 1001 es suya', 'con una reserva en Building 1'],
    [
      'fr',
      'Réservation 1001',
      'Le visiteur a écrit à la réservation 1001',
      'La réservation 1001 est à vous',
      'laissée avec une réservation à Building 1',
    ],
  ] as const)('on its page, in the bell and in a mail (%s)', async (language, name, wrote, given, news) => {
    const { book, account, gId } = await opened()
    const mail = newMail()
    const { receipt, RequestId } = await book(room(mail, '10:00', '11:00'))
    expect((await get(`${receipt}?lang=${language}`)).body).toContain(name)
    const facts = { Number: 1001, FunctionalityType: 'RoomRental' }
    const say = (What: string) => requestSources.find(one => one.What === What)?.say(facts, language).Title
    expect([say('requestNote'), say('requestAssigned')]).toEqual([wrote, given])
    await world.services.db.system.query(`update visitor_request set language = $2 where id = $1`, [RequestId, language])
    await account.call(AddRequestNote, { GroupId: gId, RequestId, Note: 'The key is at the desk.', ForVisitor: true })
    await until('the note', 20, async () => mailsTo(mail).find(one => one.mail.text?.replaceAll('\n', ' ').includes(news)))
  })

  test('and has no urgency, whoever gives it one', async () => {
    const { book, account, gId, read, list } = await opened()
    const { RequestId } = await book(room(newMail(), '10:00', '11:00'))
    const change = { GroupId: gId, RequestId, Version: 1, AssigneeId: null, DueDate: null }
    expect((await account.refuse(EditRequest, { ...change, Urgency: 'High' })).fields).toEqual([
      { Field: 'Urgency', Message: requestMessages.noUrgency },
    ])
    await world.services.db.system.query(`update visitor_request set urgency = 'High' where id = $1`, [RequestId])
    expect(await read(RequestId)).toMatchObject({ Urgency: null })
    expect(await list({ Urgency: 'High' })).toEqual([])
    await account.call(EditRequest, { ...change, Urgency: null })
  })

  test('in the audit, which tells it from a request', async () => {
    const { book, account } = await opened()
    const { RequestId } = await book(room(newMail(), '10:00', '11:00'))
    const { RequestId: work } = await newRequest(world, account)
    const of = { GroupId: account.group.id, Changes: [] }
    const named = await world.services.db.asSystem('test', tx =>
      namesOf({ tx, language: 'en', sees: 'everything' }, [
        { ...of, ObjectId: RequestId },
        { ...of, ObjectId: work },
      ]),
    )
    expect([named.get(RequestId), named.get(work)]).toEqual([
      { name: '1001', variant: 'booking' },
      { name: '1002', variant: null },
    ])
  })
})

describe('a booking of before its end and its people had columns', () => {
  const forget = (RequestId: string, more = '') =>
    world.services.db.system.query(
      `update visitor_request set ends_date = null, number_of_guests = '', host_name = '', venue_name = ''${more} where id = $1`,
      [RequestId],
    )
  const fill = () => fillBookings.run({ services: world.services, attempt: 1, last: false, jobId: 'fill' }, {})

  test('gets them from its answers: an end, people, a length in the calendar; hours that were moved stay', async () => {
    const { book, read, account, gId } = await opened()
    const [asked, moved] = [await book(room(newMail(), '10:00', '11:00')), await book(room(newMail(), '12:00', '13:00'))]
    await forget(asked.RequestId, `, day = null, start_time = null, end_time = null`)
    await forget(moved.RequestId, `, start_time = '15:00', end_time = '16:30'`)
    await fill()
    const found = { VenueName: 'Harbor Room', Day: day, NumberOfGuests: '12' }
    expect(await read(asked.RequestId)).toMatchObject({ ...found, StartTime: '10:00', EndTime: '11:00', Version: 1 })
    expect(await read(moved.RequestId)).toMatchObject({ ...found, StartTime: '15:00', EndTime: '16:30' })
    const { Entries } = await account.call(GetBookingCalendar, { gId, From: day, To: day })
    expect(Entries.map(one => [one.StartTime, one.EndTime])).toEqual([
      ['10:00', '11:00'],
      ['15:00', '16:30'],
    ])
    const ends = await world.services.db.system.query<{ at: Date }>(`select ends_date as at from visitor_request where id = $1`, [
      asked.RequestId,
    ])
    expect(ends.rows[0]?.at.getTime()).toBe(timeIn('America/New_York', day, '11:00'))
  })

  test('who came on a day is over after it, and whom they visited is known', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { RequestId } = await newRequest(world, account, { type: 'GuestCheckIn', at: new Date(Date.now() - 3 * 86_400_000) })
    await forget(RequestId, ', day = null')
    await fill()
    const row = await account.call(GetRequest, { gId: account.group.id, RequestId })
    expect(row).toMatchObject({ Status: 'Over', HostName: 'Sam Reyes' })
    expect(row.Day).not.toBeNull()
  })
})

describe('an event', () => {
  const Form = {
    EventName: 'Rooftop yoga',
    EventDate: Date.parse('2031-12-03'),
    StartTime: '18:00',
    EndTime: '19:30',
    EnableAttendanceCap: false,
  }

  test('is when its sign says, also for those who have registered before it was moved', async () => {
    const { book, account, gId, code, read } = await opened('EventRegistration', Form)
    const { RequestId, receipt } = await book({ Q001: 'Ana', Q002: newMail() })
    expect(await read(RequestId)).toMatchObject({ Status: 'Booked', VenueName: 'Rooftop yoga', Day: '2031-12-03', StartTime: '18:00' })
    const { QrCodeId } = code
    const { Version, QrName, Location, Items } = await account.call(GetQrCode, { gId, QrCodeId })
    const { Name, Icon, QrType, TemplateFormData } = Items[0] ?? expect.fail('no item')
    const FunctionalityType = 'EventRegistration' as const
    const Item = { Name, Icon, FunctionalityType, QrType, TemplateFormData: { ...TemplateFormData, EventDate: Date.parse('2031-12-04') } }
    await account.call(SaveQrCode, { GroupId: gId, BuildingId: account.building.id, QrCodeId, Version, QrName, Location, Item })
    expect(await read(RequestId)).toMatchObject({ Day: '2031-12-04', StartTime: '18:00', Version: 2 })
    expect((await get(receipt)).body).toContain('12/04/2031')
    const fixed = { GroupId: gId, RequestId, Version: 2, Day: day, StartTime: '10:00', EndTime: '11:00' }
    expect((await account.refuse(MoveBooking, fixed)).message).toBe(requestMessages.fixedTime)
  })

  test('is one entry of the calendar, with how many come; a room has one for each booking; nobody else sees them', async () => {
    const event = await opened('EventRegistration', Form)
    for (const name of ['Ana', 'Ben']) await event.book({ Q001: name, Q002: newMail() })
    const rooms = await opened('RoomRental', {}, event.account)
    const kept = await rooms.book(room(newMail(), '10:00', '11:00'))
    const gone = await rooms.book(room(newMail(), '12:00', '13:00'))
    await event.account.call(MoveRequest, { GroupId: event.gId, RequestId: gone.RequestId, Move: 'cancel' })
    const week = { gId: event.gId, From: '2031-11-30', To: '2031-12-06' }
    const { Entries } = await event.account.call(GetBookingCalendar, week)
    expect(Entries.map(one => [one.Day, one.StartTime, one.VenueName, one.Count, one.RequestId])).toEqual([
      [day, '10:00', 'Harbor Room', 1, kept.RequestId],
      ['2031-12-03', '18:00', 'Rooftop yoga', 2, null],
    ])
    const atCode = await event.account.call(GetBookingCalendar, { ...week, QrCodeId: rooms.code.QrCodeId })
    expect([atCode.Entries.length, atCode.QrName]).toEqual([1, 'Test code'])
    const inBuilding = await event.account.call(GetBookingCalendar, { ...week, bId: event.account.building.id })
    expect([inBuilding.Entries.length, typeof inBuilding.Today]).toEqual([2, 'string'])
    const stranger = await world.newAccount({ role: 'GM' })
    expect((await stranger.call(GetBookingCalendar, { ...week, gId: stranger.group.id })).Entries).toEqual([])
    expect((await event.account.refuse(GetBookingCalendar, { ...week, To: '2032-12-06' })).status).toBe(400)
  })

  test('the elevator hours of a move-in reach the calendar', async () => {
    const move = await opened('MoveIn')
    await move.book({ Q001: 'Ana', Q002: newMail(), Q004: '4B', Q005: day, 'Q006.Start': '09:00', 'Q006.End': '12:00' })
    expect(await move.list()).toMatchObject([{ Day: day, StartTime: '09:00', EndTime: '12:00' }])
    const { Entries } = await move.account.call(GetBookingCalendar, { gId: move.gId, From: '2031-11-30', To: '2031-12-06' })
    expect(Entries).toMatchObject([{ Day: day, StartTime: '09:00', EndTime: '12:00' }])
  })

  test('who has come to it is checked in, not booked: a visit, which the team alone cancels', async () => {
    const midnight = Math.floor(Date.now() / 86_400_000) * 86_400_000
    const here = await opened('CheckIn', {
      EventName: 'Town hall',
      StartDate: midnight - 86_400_000 * 2,
      EndDate: midnight + 86_400_000 * 2,
    })
    const mail = newMail()
    const { receipt, RequestId } = await here.book({ Q001: 'Ana', Q002: mail })
    const { body } = await get(receipt)
    expect(body).toContain('<strong>Checked in</strong>')
    expect(body).toContain('Visit 1001')
    expect(body).not.toContain('Cancel this booking')
    expect((await post(`${receipt}/booking?lang=en`, { Do: 'cancel' })).statusCode).toBe(409)
    expect(await here.read(RequestId)).toMatchObject({ Status: 'Booked', VenueName: 'Town hall' })
    expect(await here.list({ Status: 'Upcoming' })).toEqual([])
    await mailed(mail, 1) // two mails at once may come in any order
    await here.account.call(MoveRequest, { GroupId: here.gId, RequestId, Move: 'cancel' })
    expect((await mailed(mail, 2)).subject).toBe('[Cancelled] Town hall · Building 1')
    expect((await mailed(mail, 2)).html).toContain('Your check-in is cancelled')
  })
})
