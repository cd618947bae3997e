import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { addRequest } from '../../codes/requests/data.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import { GetEventComments, GetEventRatingSummary, GetEvents, GetRegistrants } from './contract.ts'
import { isSamePerson, summarizeScores } from './rules.ts'

const world = await openWorld()
const { services } = world

const yoga = { EventName: 'Rooftop yoga', EventLocation: 'Roof terrace', EventDate: Date.UTC(2026, 5, 9) }
type Came = { Name: string; Email?: string; PhoneNumber?: string; Score?: number; ScoreComment?: string; Status?: 'Cancelled' }

/** A building with an event that has a sign to register and one to check in, and another event. */
const opened = async () => {
  const account = await world.newAccount({ role: 'Executive', buildings: 2 })
  const registers = await newQrCode(world, account, { Type: 'EventRegistration', Form: yoga })
  const arrives = await newQrCode(world, account, {
    Type: 'CheckIn',
    Form: { EventName: yoga.EventName, EventLocation: yoga.EventLocation, StartDate: yoga.EventDate, EndDate: yoga.EventDate },
  })
  await newQrCode(world, account, {
    Type: 'CheckIn',
    Form: { EventName: 'Town hall', StartDate: Date.UTC(2026, 6, 1), EndDate: Date.UTC(2026, 6, 2) },
  })
  const itemOf = async (id: string) =>
    (await services.db.system.query<{ id: string }>('select id from qr_item where qr_code_id = $1', [id])).rows[0]?.id ?? ''
  const [registration, checkIn] = [await itemOf(registers.QrCodeId), await itemOf(arrives.QrCodeId)]
  const come = (type: 'EventRegistration' | 'CheckIn', QrCodeId: string, ItemId: string, people: readonly Came[]) =>
    services.db.withTenant(account.group.id as never, async tx => {
      for (const { Name, Email = '', PhoneNumber = '', ...rated } of people) {
        const id = crypto.randomUUID().replace(/^(.{14})./, '$17')
        const place = { id, BuildingId: account.building.id, QrCodeId, ItemId, FunctionalityType: type, Venue: 'rooftop yoga|2026-06-09' }
        await addRequest(
          { tx, GroupId: account.group.id, now: new Date() },
          { ...place, Language: 'en', isWork: false, fields: [], answers: {} },
        )
        await tx
          .update(visitorRequest)
          .set({ Name, Email, PhoneNumber, ...rated })
          .where(and(eq(visitorRequest.GroupId, account.group.id), eq(visitorRequest.id, id)))
      }
    })
  await come('EventRegistration', registers.QrCodeId, registration, [
    { Name: 'Jo Harper', Email: 'jo@harbor.example', PhoneNumber: '5550100', Score: 4.5, ScoreComment: 'Lovely.' },
    { Name: 'Sam Reyes', Email: 'sam@harbor.example', Score: 2, ScoreComment: 'Too loud.' },
    { Name: 'Kim Doe', Email: 'kim@harbor.example' },
    { Name: 'Gone Away', Email: 'gone@harbor.example', Status: 'Cancelled' },
  ])
  await come('CheckIn', arrives.QrCodeId, checkIn, [
    { Name: 'J. Harper', Email: 'JO@harbor.example' },
    { Name: 'kim  doe' },
    { Name: 'Walk In', Email: 'walk@harbor.example', Score: 5 },
  ])
  return { account, place: { gId: account.group.id, bId: account.building.id }, registration, checkIn }
}

test('events of a building, the newest first; two signs of one event are one [C-COLUMN-002] [C-FIELD-008]', async () => {
  const { account, place, registration } = await opened()
  const { Events } = await account.call(GetEvents, place)
  expect(Events.map(({ CreatedDate: _date, acId: _id, ...one }) => one)).toEqual([
    { EventName: 'Town hall', StartDate: '2026-07-01', EndDate: '2026-07-02', EventLocation: 'Conference center', ParticipantNumber: 0 },
    { EventName: 'Rooftop yoga', StartDate: '2026-06-09', EndDate: '2026-06-09', EventLocation: 'Roof terrace', ParticipantNumber: 4 },
  ])
  expect(Events[1]?.acId).toBe(registration)
})

test('registrants stand once, with who came and how they liked it [C-CALL-033] [C-FIELD-009]', async () => {
  const { account, place, registration, checkIn } = await opened()
  const asked = { gId: place.gId, eventId: registration }
  const { Registrants } = await account.call(GetRegistrants, asked)
  expect(Registrants).toEqual([
    { Name: 'Jo Harper', Email: 'jo@harbor.example', PhoneNumber: '5550100', Score: 4.5, Attended: true },
    { Name: 'Kim Doe', Email: 'kim@harbor.example', PhoneNumber: '', Score: null, Attended: true },
    { Name: 'Sam Reyes', Email: 'sam@harbor.example', PhoneNumber: '', Score: 2, Attended: false },
    { Name: 'Walk In', Email: 'walk@harbor.example', PhoneNumber: '', Score: 5, Attended: true },
  ])
  expect(await account.call(GetRegistrants, { ...asked, eventId: checkIn })).toEqual({ Registrants, More: false })
})

test('an event has the mean of its ratings and its comments, the newest first [C-CALL-007] [C-CALL-008] [C-BEHAV-066]', async () => {
  const { account, place, registration: eventId } = await opened()
  const asked = { gId: place.gId, eventId }
  expect(await account.call(GetEventRatingSummary, asked)).toEqual({
    EventName: 'Rooftop yoga',
    AverageScore: 3.83,
    Count: 3,
    StarBuckets: [
      { Score: 5, Count: 2 },
      { Score: 4, Count: 0 },
      { Score: 3, Count: 0 },
      { Score: 2, Count: 1 },
      { Score: 1, Count: 0 },
    ],
  })
  const { Comments } = await account.call(GetEventComments, { ...asked, take: 100, skip: 0 })
  expect(Comments.map(one => [one.Name, one.Score, one.Text]).toSorted((a, b) => Number(b[1]) - Number(a[1]))).toEqual([
    ['Jo Harper', 4.5, 'Lovely.'],
    ['Sam Reyes', 2, 'Too loud.'],
  ])
  expect((await account.call(GetEventComments, { ...asked, take: 100, skip: 1 })).Comments).toHaveLength(1)
})

test('events of other buildings and accounts, and ids that are none, are not found; without the permission nothing is', async () => {
  const { account, place, registration: eventId } = await opened()
  const asked = { gId: place.gId, eventId }
  const bound = await account.signInAs('Executive', [account.buildings[1]?.id ?? ''])
  const stranger = await world.newAccount({ role: 'Executive' })
  for (const call of [GetRegistrants, GetEventRatingSummary, GetEventComments]) {
    expect((await bound.refuse(call, asked)).code).toBe('sys.obj.nof')
    expect((await stranger.refuse(call, { gId: stranger.group.id, eventId })).code).toBe('sys.obj.nof')
    expect((await account.refuse(call, { ...asked, eventId: account.building.id })).code).toBe('sys.obj.nof')
    expect((await (await account.signInAs('Tenant')).refuse(call, asked)).code).toBe('usr.aut.npm')
  }
})

test.each([
  [{ Name: 'A', Email: 'a@x.example' }, { Name: 'B', Email: 'A@X.example ' }, true],
  [{ Name: 'Al  Ba', Email: '' }, { Name: 'al ba', Email: 'a@x.example' }, true],
  [{ Name: 'Al', Email: 'one@x.example' }, { Name: 'Al', Email: 'two@x.example' }, false],
  [{ Name: '', Email: '' }, { Name: '', Email: '' }, false],
])('%j and %j are one person: %s', (one, other, is) => {
  expect(isSamePerson(one, other)).toBe(is)
})

test('without a rating there is no mean', () => {
  expect(summarizeScores([])).toMatchObject({ AverageScore: null, Count: 0 })
  expect(summarizeScores([0.5]).StarBuckets.at(-1)).toEqual({ Score: 1, Count: 1 })
})
