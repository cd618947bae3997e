import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { newContactRow } from '../../../../test/support/told.ts'
import { openWorld } from '../../../../test/world.ts'
import { readField } from '../../codes/functionalities/families/fieldOnly/wire.ts'
import { SaveLead } from '../../codes/leads/contract.ts'
import { leadMessages } from '../../codes/leads/rules.ts'
import { addRequest } from '../../codes/requests/data.ts'
import { GetToDo } from '../landing/contract.ts'
import {
  GetCheckInEvents,
  GetCheckIns,
  GetEventReport,
  GetFieldMarketingReport,
  GetLeadCaptures,
  GetLeadEventInfos,
  GetMaintenanceRequests,
  GetSupports,
  GetVacancyLeads,
  GetVacancyReport,
} from './contract.ts'
import { placeReportTypes } from './model.ts'

const world = await openWorld()
const first = { pagination: { page: 0, perPage: 25 } }
const DAY = 86_400_000

const opened = async () => {
  const account = await world.newAccount({ role: 'Executive', buildings: 2 })
  const gId = account.group.id
  return {
    account,
    gId,
    place: { gId, bId: account.building.id },
    other: { ...account, building: account.buildings[1] ?? account.building },
  }
}

test('vacancy leads: who asked, by which sign, the newest first; of a building, of days, by what they say [C-CALL-032] [C-FIELD-031]', async () => {
  const { account, gId, place, other } = await opened()
  const old = await newRequest(world, account, { type: 'Vacancy', at: new Date(Date.now() - 40 * DAY) })
  const { RequestId } = await newRequest(world, account, {
    type: 'Vacancy',
    QrCodeId: old.QrCodeId,
    typed: { Q001: 'Sam Reyes', Q002: 'sam@harbor.example', Q003: '(617) 555-0142', Q004: 'Is the corner suite free?' },
  })
  await newRequest(world, other, { type: 'Vacancy' })
  const read = async (filter: object) => (await account.call(GetVacancyLeads, { filter: { gId, ...filter }, ...first })).VacancyLeads
  const [newest, ...others] = await read({ bId: place.bId })
  expect(newest).toMatchObject({
    id: RequestId,
    QrName: 'Test code',
    Requestor: {
      Name: { en: 'Sam Reyes' },
      PhoneNumber: '(617) 555-0142',
      Email: 'sam@harbor.example',
      Detail: 'Is the corner suite free?',
    },
    Stage: 'New',
    LeadVersion: 0,
    AssigneeId: null,
    AssigneeLeft: false,
  })
  expect(others.map(one => one.id)).toEqual([old.RequestId])
  expect(await read({})).toHaveLength(3)
  expect((await read({ startDate: Date.now() - 30 * DAY, endDate: Date.now() })).map(one => one.BuildingId)).toContain(place.bId)
  expect(await read({ bId: place.bId, startDate: Date.now() - 30 * DAY, endDate: Date.now() })).toHaveLength(1)
  expect((await read({ text: 'corner SUITE' })).map(one => one.id)).toEqual([RequestId])
})

test('a report without a page asked for gives its first 25 rows [C-CONST-036]', async () => {
  const { account, gId } = await opened()
  for (let n = 0; n < 26; n++) await newRequest(world, account, { type: 'Vacancy' })
  const { VacancyLeads, Total } = await account.call(GetVacancyLeads, { filter: { gId } })
  expect([VacancyLeads.length, Total]).toEqual([25, 26])
})

test('the owner of a lead is named, and said to have left once they were offboarded', async () => {
  const { account, gId } = await opened()
  const AssigneeId = await newContactRow(world, account, { UserId: account.user.id, Email: account.user.email })
  const { RequestId } = await newRequest(world, account, { type: 'Vacancy' })
  await account.call(SaveLead, { GroupId: gId, RequestId, Version: 0, Stage: 'New', AssigneeId })
  const lead = async () => (await account.call(GetVacancyLeads, { filter: { gId }, ...first })).VacancyLeads[0]
  expect(await lead()).toMatchObject({ AssigneeId, AssigneeName: expect.stringMatching(/./), AssigneeLeft: false })
  await world.services.db.system.query('update contact set offboarded_date = now() where group_id = $1 and id = $2', [gId, AssigneeId])
  expect((await lead())?.AssigneeLeft).toBe(true)
})

test('a lead goes from new to won or lost, with its next step; two who save at once are told; the wrong is said [C-CALL-032]', async () => {
  const { account, gId } = await opened()
  const { RequestId } = await newRequest(world, account, { type: 'Vacancy' })
  const of = { GroupId: gId, RequestId }
  const step = { Stage: 'Contacted', NextStep: 'Show the suite', NextDay: '2027-01-15' } as const
  expect(await account.call(SaveLead, { ...of, Version: 0, ...step })).toMatchObject({ Version: 1 })
  const lead = async () => (await account.call(GetVacancyLeads, { filter: { gId }, ...first })).VacancyLeads[0]
  expect(await lead()).toMatchObject({ ...step, LeadVersion: 1 })
  expect(await account.refuse(SaveLead, { ...of, Version: 0, Stage: 'Won' })).toMatchObject({ code: 'sys.obj.cfl' })
  expect(await account.refuse(SaveLead, { ...of, Version: 1, Stage: 'Lost' })).toMatchObject({ fields: [{ Field: 'LostReason' }] })
  expect(await account.refuse(SaveLead, { ...of, Version: 1, Stage: 'New', NextDay: '2027-01-15' })).toMatchObject({
    fields: [{ Field: 'NextStep', Message: leadMessages.step }],
  })
  expect(await account.refuse(SaveLead, { ...of, Version: 1, Stage: 'New', NextStep: 'Call', NextDay: '2027-02-30' })).toMatchObject({
    fields: [{ Field: 'NextDay' }],
  })
  await account.call(SaveLead, { ...of, Version: 1, Stage: 'Lost', LostReason: 'Too small', NextStep: 'Nothing', NextDay: '2027-01-15' })
  expect(await lead()).toMatchObject({ Stage: 'Lost', LostReason: 'Too small', NextStep: '', NextDay: null })
  await account.call(SaveLead, { ...of, Version: 2, Stage: 'Won' })
  expect(await lead()).toMatchObject({ Stage: 'Won', LostReason: '' })
  const stages = async (stage: 'New' | 'Won') => (await account.call(GetVacancyLeads, { filter: { gId, stage }, ...first })).Total
  expect([await stages('New'), await stages('Won')]).toEqual([0, 1])
  await newRequest(world, account, { type: 'Vacancy' })
  expect(await stages('New')).toBe(1)
  const { Items } = await account.call(GetToDo, { gId })
  expect(Items.find(one => one.Kind === 'NewLeads')?.Count).toBe(1)
  const repair = await newRequest(world, account, { type: 'Maintenance' })
  expect(await account.refuse(SaveLead, { ...of, RequestId: repair.RequestId, Version: 0, Stage: 'Won' })).toMatchObject({
    message: leadMessages.noLead,
  })
  const stranger = await world.newAccount({ role: 'Executive' })
  expect((await stranger.refuse(SaveLead, { ...of, GroupId: stranger.group.id, Version: 3, Stage: 'New' })).code).toBe('sys.obj.nof')
})

test('signs of a type with what each brought; the rows of one with a column for each question, pictures among them [C-CALL-036] [C-CALL-037] [C-FIELD-032] [C-FIELD-033]', async () => {
  const { account, gId, place } = await opened()
  const sign = await newQrCode(world, account, { Type: 'LeadCapture', Form: { EventName: 'Open house' }, QrName: 'Lobby desk' })
  const quiet = await newQrCode(world, account, { Type: 'LeadCapture', Form: { EventName: 'Rooftop tour' }, QrName: 'Roof' })
  const { RequestId } = await newRequest(world, account, {
    type: 'LeadCapture',
    QrCodeId: sign.QrCodeId,
    typed: { Q001: 'Jo Harper', Q002: 'jo@harbor.example', Q003: '(617) 555-0142', Q004: 'Suite 9', Q005: 'Harbor Welding' },
  })
  await account.call(SaveLead, { GroupId: gId, RequestId, Version: 0, Stage: 'Won' })
  const asked = { filter: { ...place, type: 'LeadCapture' as const }, ...first }
  const { LeadEventInfos, Total } = await account.call(GetLeadEventInfos, asked)
  expect(Total).toBe(2)
  expect(LeadEventInfos[0]).toMatchObject({
    acId: sign.QrCodeId,
    Name: 'Lobby desk',
    EventName: 'Open house',
    EventLocation: 'Lobby',
    Floor: '',
    Unit: '',
    ParticipantNumber: 1,
    Won: 1,
    Scans: 0,
  })
  expect(LeadEventInfos[1]).toMatchObject({ acId: quiet.QrCodeId, ParticipantNumber: 0 })
  const found = await account.call(GetLeadEventInfos, { ...asked, filter: { ...asked.filter, text: 'rooftop' } })
  expect(found.LeadEventInfos.map(one => one.Name)).toEqual(['Roof'])
  const sent = await account.call(GetLeadCaptures, { filter: { ...asked.filter, eventId: sign.QrCodeId }, ...first })
  expect(sent.ColumnNames).toEqual([{ Key: 'company', Label: { en: 'Company', es: 'Empresa', fr: 'Company' }, FieldStyle: 'Text' }])
  expect(sent.LeadCaptures[0]).toMatchObject({
    id: RequestId,
    Name: 'Jo Harper',
    Email: 'jo@harbor.example',
    PhoneNumber: '(617) 555-0142',
    Unit: 'Suite 9',
    Columns: { company: { Text: 'Harbor Welding', Files: [] } },
    Stage: 'Won',
  })
  expect(sent.LeadCaptures[0]?.SubmitDate).toBeGreaterThan(Date.now() - DAY)
  const stranger = await world.newAccount({ role: 'Executive' })
  const theirs = { filter: { gId: stranger.group.id, type: 'LeadCapture' as const, eventId: sign.QrCodeId }, ...first }
  expect(await stranger.call(GetLeadCaptures, theirs)).toMatchObject({ LeadCaptures: [], ColumnNames: [], Total: 0 })
})

test('a picture that a form asked for stands in its column with its link [C-RULE-017]', async () => {
  const { account, gId, place } = await opened()
  const { QrCodeId } = await newQrCode(world, account, { Type: 'LeadCapture' })
  const [file, at] = [{ FileId: randomUUID(), Name: 'card.png' }, new Date()]
  const fields = [
    readField({ Code: 'Q001', FieldStyle: 'UploadImage', FieldText: { en: 'Business card' }, Required: false, Options: [] } as never),
  ]
  await world.services.db.withTenant(gId as never, tx =>
    addRequest(
      { tx, GroupId: gId, now: at },
      {
        id: randomUUID(),
        BuildingId: place.bId,
        QrCodeId,
        ItemId: QrCodeId,
        FunctionalityType: 'LeadCapture',
        Venue: null,
        Language: 'en',
        isWork: false,
        fields,
        answers: { Q001: [file] },
      },
    ),
  )
  const { ColumnNames, LeadCaptures } = await account.call(GetLeadCaptures, {
    filter: { ...place, type: 'LeadCapture', eventId: QrCodeId },
    ...first,
  })
  expect(ColumnNames.map(one => [one.Label.en, one.FieldStyle])).toEqual([['Business card', 'UploadImage']])
  expect(Object.values(LeadCaptures[0]?.Columns ?? {})[0]?.Files).toEqual([expect.objectContaining({ ...file, Link: expect.any(String) })])
})

test('rooms that are rented, the last day first, with hours and people [C-FIELD-034] [C-CONST-007] [C-CONST-069]', async () => {
  const { account, place } = await opened()
  expect(placeReportTypes).toEqual(['FieldMarketing', 'LeadCapture', 'EVRequest', 'RoomRental'])
  const { QrCodeId } = await newQrCode(world, account, { Type: 'RoomRental' })
  const rent = (day: string) => ({
    Q001: 'Jo Harper',
    Q002: 'jo@harbor.example',
    Q005: day,
    'Q006.Start': '09:00',
    'Q006.End': '10:30',
    Q007: '8',
  })
  await newRequest(world, account, { type: 'RoomRental', QrCodeId, typed: rent('2027-03-31') })
  await newRequest(world, account, { type: 'RoomRental', QrCodeId, typed: rent('2027-04-02') })
  await newRequest(world, account, { type: 'RoomRental', QrCodeId, typed: rent('2027-03-01') })
  const { LeadCaptures } = await account.call(GetLeadCaptures, { filter: { ...place, type: 'RoomRental', eventId: QrCodeId }, ...first })
  expect(LeadCaptures.map(one => one.RentalDate)).toEqual(['2027-04-02', '2027-03-31', '2027-03-01'])
  expect(LeadCaptures[0]).toMatchObject({ StartTime: '09:00', EndTime: '10:30', NumberOfGuests: '8', Name: 'Jo Harper' })
})

test('repairs and requests for support, each with what was asked [C-CALL-038] [C-CALL-044] [C-FIELD-030] [C-FIELD-035]', async () => {
  const { account, gId, place } = await opened()
  const repair = await newRequest(world, account, { type: 'Maintenance' })
  const support = await newRequest(world, account, { type: 'Support' })
  const { MaintenanceRequests } = await account.call(GetMaintenanceRequests, { filter: place, ...first })
  expect(MaintenanceRequests).toHaveLength(1)
  expect(MaintenanceRequests[0]).toMatchObject({
    id: repair.RequestId,
    Name: { en: expect.any(String) },
    EntityType: expect.any(String),
    Location: 'Lobby',
    Image: [],
    RequestTypeDisplayText: { en: expect.any(String) },
    SubRequestTypeDisplayText: { en: expect.any(String) },
  })
  const { Supports } = await account.call(GetSupports, { filter: { gId }, ...first })
  expect(Supports).toHaveLength(1)
  expect(Supports[0]).toMatchObject({
    id: support.RequestId,
    GroupName: { en: account.group.name },
    BuildingId: place.bId,
    Name: { en: expect.any(String) },
    UploadImages: [],
  })
})

test('signs where people say that they are here, and who did, by name [C-CALL-039] [C-CALL-040]', async () => {
  const { account, place } = await opened()
  const form = { EventName: 'Town hall', EventLocation: 'Hall', StartDate: Date.UTC(2026, 6, 1), EndDate: Date.UTC(2026, 6, 2) }
  const { QrCodeId } = await newQrCode(world, account, { Type: 'CheckIn', Form: form })
  for (const Q001 of ['Sam Reyes', 'Ann Doe']) await newRequest(world, account, { type: 'CheckIn', QrCodeId, typed: { Q001 } })
  const { CheckInEvents } = await account.call(GetCheckInEvents, { filter: { ...place, type: 'CheckIn' }, ...first })
  expect(CheckInEvents).toEqual([
    { acId: QrCodeId, EventName: 'Town hall', EventLocation: 'Hall', StartDate: '2026-07-01', EndDate: '2026-07-02', ParticipantNumber: 2 },
  ])
  const { CheckIns } = await account.call(GetCheckIns, { filter: { ...place, type: 'CheckIn', eventId: QrCodeId }, ...first })
  expect(CheckIns.map(one => one.Name)).toEqual(['Ann Doe', 'Sam Reyes'])
})

test('the daily report of a sign, by e-mail, a hundred a page; another day, and whether somebody came to the event [C-CALL-020] [C-CALL-041] [C-CALL-042] [C-CALL-043] [C-FIELD-010]', async () => {
  const { account, gId } = await opened()
  expect([GetVacancyReport.perPage, GetFieldMarketingReport.perPage, GetEventReport.perPage]).toEqual([100, 100, 100])
  const fair = await newQrCode(world, account, { Type: 'FieldMarketing' })
  const come = (
    type: 'FieldMarketing' | 'EventRegistration' | 'CheckIn',
    QrCodeId: string,
    typed: Record<string, string>,
    at = new Date(),
  ) => newRequest(world, account, { type, QrCodeId, typed, at })
  await come('FieldMarketing', fair.QrCodeId, { Q001: 'Zoe', Q002: 'zoe@harbor.example', Q004: '2028' })
  await come('FieldMarketing', fair.QrCodeId, { Q001: 'Ann', Q002: 'ann@harbor.example', Q004: '2027' })
  await come('FieldMarketing', fair.QrCodeId, { Q001: 'Old', Q002: 'old@harbor.example' }, new Date(Date.now() - 3 * DAY))
  const asked = { filter: { gId, rId: fair.QrCodeId, tableName: 'FieldMarketing' as const }, ...first }
  const { Reports } = await account.call(GetFieldMarketingReport, asked)
  expect(Reports.map(one => [one.Name.en, one.Email, one.Year, one.Status])).toEqual([
    ['Ann', 'ann@harbor.example', '2027', 'New'],
    ['Zoe', 'zoe@harbor.example', '2028', 'New'],
  ])
  const before = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() - 3 * DAY)
  const then = await account.call(GetFieldMarketingReport, { ...asked, filter: { ...asked.filter, Day: before } })
  expect(then.Reports.map(one => one.Name.en)).toEqual(['Old'])
  const vacancy = await newRequest(world, account, { type: 'Vacancy' })
  const asks = await account.call(GetVacancyReport, { filter: { gId, rId: vacancy.QrCodeId }, ...first })
  expect(asks.Reports).toHaveLength(1)
  const day = Date.UTC(2027, 5, 9)
  const [registers, arrives] = [
    await newQrCode(world, account, { Type: 'EventRegistration', Form: { EventName: 'Yoga', EventDate: day } }),
    await newQrCode(world, account, { Type: 'CheckIn', Form: { EventName: 'Yoga', StartDate: day, EndDate: day } }),
  ]
  await come('EventRegistration', registers.QrCodeId, { Q001: 'Jo', Q002: 'jo@harbor.example' })
  await come('EventRegistration', registers.QrCodeId, { Q001: 'Kim', Q002: 'kim@harbor.example' })
  await come('CheckIn', arrives.QrCodeId, { Q001: 'Jo', Q002: 'JO@harbor.example' })
  // `newRequest` books what the sample of the type names.
  await world.services.db.system.query(
    `update visitor_request set venue = 'yoga|2027-06-09' where group_id = $1 and qr_code_id = any($2)`,
    [gId, [registers.QrCodeId, arrives.QrCodeId]],
  )
  const registered = await account.call(GetEventReport, { filter: { gId, rId: registers.QrCodeId }, ...first })
  expect(registered.Reports.map(one => [one.Name.en, one.CheckedIn])).toEqual([
    ['Jo', true],
    ['Kim', false],
  ])
})
