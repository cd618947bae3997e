import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contactRow } from '../../../../test/support/listedRows.ts'
import { newRequest } from '../../../../test/support/requests.ts'
import { openWorld } from '../../../../test/world.ts'
import { contact } from '../../property/contacts/tables.ts'
import {
  CheckIn,
  CheckOut,
  CorrectVisit,
  GetInside,
  GetStaffCheckRecordSummaries,
  GetStaffEmployees,
  GetVisitFigures,
  GetVisits,
  SetBreak,
} from './contract.ts'
import { visitMessages } from './rules.ts'
import { visit } from './tables.ts'
import { addVisit } from './testing.ts'

const world = await openWorld()
const { db } = world.services
const HOUR = 3_600_000
const first = { pagination: { page: 0, perPage: 25 } }

const opened = async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const place = { GroupId: account.group.id, BuildingId: account.building.id }
  return { account, place, asked: { gId: place.GroupId, bId: place.BuildingId } }
}

test('who is inside: by the desk and by forms, until they are checked out; once only, never before they came', async () => {
  const { account, place, asked } = await opened()
  const desk = await addVisit(account, 'Ann Doe')
  const form = await newRequest(world, account, { type: 'SupplierCheckin', at: new Date(Date.now() - 2 * HOUR) })
  await newRequest(world, account, { type: 'GuestCheckIn', at: new Date(Date.now() - 30 * HOUR) })
  const inside = async () => account.call(GetInside, asked)
  const { Visits, Forgotten } = await inside()
  expect(Visits.map(one => [one.Name, one.Kind, one.FromForm, one.Version])).toEqual([
    ['Ann Doe', 'Guest', false, 1],
    ['Jo Harper', 'Supplier', true, 0],
  ])
  expect(Forgotten).toBe(1)
  const supplier = { ...place, VisitId: form.RequestId, Version: 0 }
  expect(await account.refuse(CheckOut, { ...supplier, OutDate: Date.now() - 3 * HOUR })).toMatchObject({
    fields: [{ Field: 'OutDate', Message: visitMessages.before }],
  })
  expect(await account.refuse(CheckOut, { ...supplier, OutDate: Date.now() + HOUR })).toMatchObject({
    fields: [{ Message: visitMessages.future }],
  })
  const out = await account.call(CheckOut, supplier)
  expect(await account.refuse(CheckOut, { ...place, ...out })).toMatchObject({ message: visitMessages.out })
  expect((await account.refuse(CheckOut, supplier)).code).toBe('sys.obj.cfl')
  expect((await inside()).Visits.map(one => one.Name)).toEqual(['Ann Doe'])
  await account.call(CheckOut, { ...place, ...desk })
  expect((await inside()).Visits).toEqual([])
  const stranger = await world.newAccount({ role: 'Executive' })
  const theirs = { GroupId: stranger.group.id, BuildingId: stranger.building.id, VisitId: desk.VisitId, Version: 1 }
  expect((await stranger.refuse(CheckOut, theirs)).code).toBe('sys.obj.nof')
})

test('a visit that began a day ago is checked out with the time that it ended, or not at all', async () => {
  const { account, place } = await opened()
  const { RequestId: VisitId } = await newRequest(world, account, { type: 'GuestCheckIn', at: new Date(Date.now() - 30 * HOUR) })
  expect(await account.refuse(CheckOut, { ...place, VisitId, Version: 0 })).toMatchObject({
    fields: [{ Field: 'OutDate', Message: visitMessages.long }],
  })
  await account.call(CheckOut, { ...place, VisitId, Version: 0, OutDate: Date.now() - 28 * HOUR })
  const { Visits } = await account.call(GetVisits, { filter: { gId: place.GroupId }, ...first })
  expect(Visits[0]).toMatchObject({ id: VisitId, OutDate: expect.any(Number) })
  expect(Math.round(((Visits[0]?.OutDate ?? 0) - (Visits[0]?.InDate ?? 0)) / HOUR)).toBe(2)
})

test('the log of an account: by kind, by what they say, those who were never checked out; how many, how long, at which hour', async () => {
  const { account, asked } = await opened()
  await addVisit(account, 'Ann Doe')
  await addVisit(account, 'Harbor Elevator', 'Supplier')
  await newRequest(world, account, { type: 'GuestCheckIn', at: new Date(Date.now() - 30 * HOUR) })
  const names = async (filter: object) =>
    (await account.call(GetVisits, { filter: { ...asked, ...filter }, ...first })).Visits.map(one => one.Name)
  expect(await names({})).toHaveLength(3)
  expect(await names({ kinds: 'Supplier' })).toEqual(['Harbor Elevator'])
  expect(await names({ text: 'ANN' })).toEqual(['Ann Doe'])
  expect(await names({ forgotten: 'true' })).toEqual(['Jo Harper'])
  const figures = await account.call(GetVisitFigures, { ...asked, kinds: 'Guest,Tour' })
  expect(figures).toMatchObject({ Visits: 2, Inside: 1, Forgotten: 1, MeanMinutes: null, Hours: 0 })
  expect(figures.ByHour.reduce((all, one) => all + one, 0)).toBe(2)
})

test('staff clock in and out with breaks; a correction says why and keeps what stood there [C-FIELD-023] [C-CALL-050] [C-CALL-076] [C-CALL-077] [C-CONST-017]', async () => {
  const { account, place, asked } = await opened()
  await db.asSystem('staff of a test', tx =>
    tx.insert(contact).values({
      ...contactRow(account, 1),
      BuildingId: account.building.id,
      UserId: account.user.id,
      FullName: { en: 'Sam Reyes' },
    }),
  )
  const { Employees } = await account.call(GetStaffEmployees, asked)
  expect(Employees.map(one => one.Name)).toEqual(['Sam Reyes'])
  const ContactId = Employees[0]?.ContactId ?? ''
  expect(await account.refuse(CheckIn, { ...place, Kind: 'Staff', Name: 'Somebody' })).toMatchObject({ fields: [{ Field: 'ContactId' }] })
  const came = await account.call(CheckIn, { ...place, Kind: 'Staff', ContactId })
  expect(await account.refuse(CheckIn, { ...place, Kind: 'Staff', ContactId })).toMatchObject({
    fields: [{ Field: 'ContactId', Message: visitMessages.here }],
  })
  const rests = await account.call(SetBreak, { ...place, ...came, OnBreak: true })
  expect((await account.call(GetInside, asked)).Visits[0]).toMatchObject({ Name: 'Sam Reyes', OnBreak: true })
  const back = await account.call(SetBreak, { ...place, ...rests, OnBreak: false })
  const left = await account.call(CheckOut, { ...place, ...back })
  const day = Date.parse('2026-11-23T00:00:00Z')
  const [InDate, OutDate] = [day + 13 * HOUR, day + 21.5 * HOUR] // 08:00 to 16:30 in New York
  await account.call(CorrectVisit, { ...place, ...left, InDate, OutDate, Reason: 'Forgot to clock in' })
  await db.system.query(`update visit set breaks = $2 where id = $1`, [
    left.VisitId,
    JSON.stringify([{ Start: InDate + 4 * HOUR, End: InDate + 4.5 * HOUR }]),
  ])
  expect(GetStaffCheckRecordSummaries.perPage).toBe(25)
  const read = async (filter: object) =>
    (await account.call(GetStaffCheckRecordSummaries, { filter: { ...asked, ...filter }, ...first })).StaffCheckRecordSummaries
  expect(await read({ employee: ContactId })).toEqual([
    {
      id: left.VisitId,
      Date: '2026-11-23',
      Name: 'Sam Reyes',
      ClockInTime: '08:00',
      ClockOutTime: '16:30',
      WorkdayHours: 8.5,
      BreakHours: 0.5,
      TotalHours: 8,
    },
  ])
  expect(await read({ employee: crypto.randomUUID() })).toEqual([])
  const [kept] = await db.withTenant(place.GroupId as never, tx =>
    tx
      .select()
      .from(visit)
      .where(and(eq(visit.GroupId, place.GroupId), eq(visit.id, left.VisitId))),
  )
  expect(kept?.Reason).toBe('Forgot to clock in')
  const { rows } = await db.system.query(
    `select before->>'InDate' as was from audit where object = 'visit' and object_id = $1 and call like '%CorrectVisit'`,
    [left.VisitId],
  )
  expect(rows).toHaveLength(1)
})
