import { eq } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { dayIn } from '../../../core/days.ts'
import { addDays } from '../../../core/steps.ts'
import { member } from '../../base/people/tables.ts'
import { GetDay } from '../inspections/contract.ts'
import { AssignRound } from '../rounds/contract.ts'
import { roundMessages } from '../rounds/rules.ts'
import { calendars } from './calendar.server.ts'
import { AddAbsence, DeleteAbsence, ExcuseDues, GetCalendarLinks, GetSchedule, MoveDue } from './contract.ts'
import { scheduleMessages } from './model.ts'
import { addAbsence, addScheduledDue, addWalker, signInWalker } from './testing.ts'

const world = await openWorld()
const files = fastify({ routerOptions: { maxParamLength: 5000 } })
await calendars(world.services).add(files)
afterAll(() => files.close())
const today = dayIn('UTC', Date.now())
const asked = ({ group, building }: Account) => ({ gId: group.id, bId: building.id })
const place = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
const weekOf = (account: Account, First = today) => account.call(GetSchedule, { ...asked(account), First })

test('a date is moved to another day and time and given to somebody: its window stays as long, the rest of the round stays', async () => {
  const account = await world.newAccount()
  const UserId = await addWalker({ world }, account, 'Ana')
  const due = await addScheduledDue(account)
  const Day = addDays(due.Day, 2)
  await account.call(MoveDue, { ...place(account), DueId: due.DueId, Version: due.Version, Day, Time: '06:30', UserId })
  const { Dues } = await weekOf(account)
  const moved = Dues.find(one => one.DueId === due.DueId)
  expect(moved).toMatchObject({ Day, Time: '06:30', UserId, Name: 'Ana', WalkerId: UserId, State: 'Upcoming' })
  expect((moved?.Ends ?? 0) - (moved?.Starts ?? 0)).toBe(due.Ends - due.Starts)
  expect(Dues.filter(one => one.DueId !== due.DueId).every(one => one.UserId === null)).toBe(true)
})

test('a date is not moved into the past, out of 35 days, to a day or time that is none, to who does not work here, nor by an old version', async () => {
  const account = await world.newAccount()
  const { user } = await account.signInAs('Employee')
  const { DueId, Version, Time } = await addScheduledDue(account)
  const move = (more: object) =>
    account.refuse(MoveDue, { ...place(account), DueId, Version, Day: addDays(today, 2), Time, UserId: null, ...more })
  for (const Day of [addDays(today, -3), addDays(today, 60)])
    expect((await move({ Day })).fields).toEqual([{ Field: 'Day', Message: roundMessages.moveSpan }])
  expect((await move({ Day: '2029-02-31' })).fields).toMatchObject([{ Field: 'Day' }])
  expect((await move({ Time: '25:00' })).fields).toMatchObject([{ Field: 'Time' }])
  expect((await move({ UserId: user.id })).fields).toMatchObject([{ Field: 'UserId' }])
  expect(await move({ Version: Version + 1 })).toMatchObject({ code: 'sys.obj.cfl' })
  await account.call(ExcuseDues, { ...place(account), Dues: [{ DueId, Version }], Reason: 'Closed' })
  expect(await move({ Version: Version + 1 })).toMatchObject({ code: 'sys.obj.cfl' })
  const other = await world.newAccount()
  expect(await other.refuse(MoveDue, { ...place(other), DueId, Version, Day: today, Time, UserId: null })).toMatchObject({
    code: 'sys.obj.nof',
  })
  const employee = await account.signInAs('Employee')
  expect(await employee.refuse(MoveDue, { ...place(account), DueId, Version, Day: today, Time, UserId: null })).toMatchObject({
    code: 'usr.aut.npm',
  })
})

test('many dates are excused at once, or none where one has changed', async () => {
  const account = await world.newAccount()
  await addScheduledDue(account, 'Morning')
  await addScheduledDue(account, 'Evening')
  const open = (await weekOf(account, addDays(today, 1))).Dues.slice(0, 4)
  const Dues = open.map(({ DueId, Version }) => ({ DueId, Version }))
  const excuse = { ...place(account), Dues, Reason: 'Holiday' }
  expect((await account.refuse(ExcuseDues, { ...excuse, Reason: ' ' })).fields).toMatchObject([{ Field: 'Reason' }])
  const changed = Dues.map((one, i) => (i === 3 ? { ...one, Version: one.Version + 1 } : one))
  expect(await account.refuse(ExcuseDues, { ...excuse, Dues: changed })).toMatchObject({ code: 'sys.obj.cfl' })
  const isExcused = async () =>
    (await weekOf(account, addDays(today, 1))).Dues.filter(one => one.State === 'Excused' && one.Reason === 'Holiday').length
  expect(await isExcused()).toBe(0)
  expect(await account.call(ExcuseDues, excuse)).toEqual({ Excused: 4 })
  expect(await isExcused()).toBe(4)
})

test('what somebody away has goes to the stand-in, on these days alone, and comes back', async () => {
  const account = await world.newAccount()
  const { absence, AbsenceId } = await addAbsence({ world }, account)
  const due = await addScheduledDue(account)
  await account.call(AssignRound, { GroupId: account.group.id, RoundId: due.RoundId, UserId: absence.UserId })
  const week = await weekOf(account)
  for (const one of week.Dues)
    expect(one).toMatchObject(
      one.Day <= absence.Last
        ? { UserId: absence.StandInId, Name: 'Ben Back', For: 'Ana Away' }
        : { UserId: absence.UserId, Name: 'Ana Away', For: '' },
    )
  expect(new Set(week.Dues.map(({ For }) => For))).toEqual(new Set(['Ana Away', '']))
  expect(week.Absences).toMatchObject([{ AbsenceId, Name: 'Ana Away', StandInName: 'Ben Back' }])
  await account.call(DeleteAbsence, { ...place(account), AbsenceId })
  expect((await weekOf(account)).Dues.every(one => one.UserId === absence.UserId)).toBe(true)
})

test('while the stand-in is away too, the stand-in of the stand-in walks; where they stand in for each other, the last who was asked', async () => {
  const account = await world.newAccount()
  const { absence } = await addAbsence({ world }, account)
  const third = (await signInWalker({ world }, account, 'Cy Third')).user.id
  const due = await addScheduledDue(account)
  await account.call(AssignRound, { GroupId: account.group.id, RoundId: due.RoundId, UserId: absence.UserId })
  const first = async () => (await weekOf(account)).Dues.find(one => one.Day === absence.First)
  await account.call(AddAbsence, { ...absence, UserId: absence.StandInId, StandInId: third, Last: absence.First })
  expect(await first()).toMatchObject({ UserId: third, For: 'Ana Away' })
  const later = (await weekOf(account)).Dues.filter(one => one.Day > absence.First && one.Day <= absence.Last)
  expect(new Set(later.map(one => one.UserId))).toEqual(new Set(later.length > 0 ? [absence.StandInId] : []))
  await account.call(AddAbsence, { ...absence, UserId: third, StandInId: absence.UserId, Last: absence.First })
  expect(await first()).toMatchObject({ UserId: third, For: 'Ana Away' })
})

test('an absence has two people of the building and days in their order', async () => {
  const account = await world.newAccount()
  const { absence } = await addAbsence({ world }, account)
  const wrong = async (more: object) => (await account.refuse(AddAbsence, { ...absence, ...more })).fields
  expect(await wrong({ StandInId: absence.UserId })).toEqual([{ Field: 'StandInId', Message: scheduleMessages.self }])
  expect(await wrong({ Last: addDays(absence.First, -1) })).toEqual([{ Field: 'Last', Message: scheduleMessages.order }])
  expect(await wrong({ Last: addDays(absence.First, 400) })).toEqual([{ Field: 'Last', Message: scheduleMessages.tooLong }])
  expect(await wrong({ First: '2029-13-01' })).toMatchObject([{ Field: 'First' }])
  const { user } = await account.signInAs('Employee')
  expect(await wrong({ StandInId: user.id })).toMatchObject([{ Field: 'StandInId' }])
})

test('the day of a phone knows who stands in, and to whom one date was given', async () => {
  const account = await world.newAccount()
  const person = await signInWalker({ world }, account, 'Ben')
  const due = await addScheduledDue(account)
  const mine = async () => (await person.call(GetDay, asked(account))).Dues.filter(one => one.Mine).map(({ DueId }) => DueId)
  expect(await mine()).toEqual([])
  await account.call(MoveDue, {
    ...place(account),
    DueId: due.DueId,
    Version: due.Version,
    Day: due.Day,
    Time: due.Time,
    UserId: person.user.id,
  })
  expect(await mine()).toEqual([due.DueId])
  const Ana = await addWalker({ world }, account, 'Ana')
  await account.call(AddAbsence, { ...place(account), UserId: person.user.id, StandInId: Ana, First: today, Last: addDays(today, 5) })
  expect(await mine()).toEqual([])
})

test('a calendar program reads the dates at its address: own ones, and those of the building; forged or after leaving it reads nothing', async () => {
  const account = await world.newAccount()
  const ana = await signInWalker({ world }, account, 'Ana')
  const Ana = ana.user.id
  const due = await addScheduledDue(account, 'Morning; of, all')
  await account.call(MoveDue, { ...place(account), DueId: due.DueId, Version: due.Version, Day: due.Day, Time: due.Time, UserId: Ana })
  const links = await ana.call(GetCalendarLinks, asked(account))
  const fetched = async (link: string) => {
    const { pathname } = new URL(link)
    const reply = await files.inject({ method: 'GET', url: pathname })
    return { status: reply.statusCode, type: reply.headers['content-type'], body: reply.body }
  }
  const mine = await fetched(links.Mine)
  expect(mine).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
  expect(mine.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(mine.body).toContain('SUMMARY:Morning\\; of\\, all')
  expect((await fetched(links.Building)).body.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(30)
  expect(await fetched(links.Mine.replace(/.{8}\.ics$/, 'AAAAAAAA.ics'))).toMatchObject({ status: 404 })
  await world.services.db.asSystem('who leaves', tx => tx.update(member).set({ Disabled: true }).where(eq(member.UserId, Ana)))
  expect(await fetched(links.Building)).toMatchObject({ status: 404 })
})
