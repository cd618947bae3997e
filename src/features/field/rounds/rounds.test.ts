import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newContactRow } from '../../../../test/support/told.ts'
import { placeOf } from '../../../../test/support/write.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { GetQrCode, GetQrCodes } from '../../codes/qr/contract.ts'
import { scan } from '../../codes/scans/tables.ts'
import { GetEquipments, GetMechanicalSpaces, SaveQuestionTemplate } from '../equipment/contract.ts'
import { makePhotoQuestion } from '../equipment/questions.ts'
import { addEquipment } from '../equipment/testing.ts'
import {
  AssignRound,
  CheckSignId,
  CopyRound,
  DeleteRounds,
  GetInspectionTypes,
  GetInstallationRoundSumary,
  GetInstallationStops,
  GetPickableRounds,
  GetPMFilters,
  GetPMRounds,
  GetPMTemplates,
  GetRound,
  GetRoundContacts,
  GetRounds,
  GetRoundTypes,
  GetRoundVersions,
  GetStopQuestions,
  MakeRoundCsv,
  SaveRound,
} from './contract.ts'
import { roundColumns } from './listColumns.ts'
import { roundMessages } from './rules.ts'
import { roundDue } from './tables.ts'
import { addRound, roomOf, roundOf, stopOf } from './testing.ts'

const world = await openWorld()
const list = async ({ call, group }: Account, filter: object = {}) =>
  (await call(GetRounds, { filter: { gId: group.id, ...filter } })).Rounds
const read = async ({ call, group }: Account, rId: string) => (await call(GetRound, { gId: group.id, rId })).Round
const duesOf = ({ group }: Account, RoundId: string) =>
  world.services.db
    .asSystem('dues of a test', tx => tx.select().from(roundDue))
    .then(rows => rows.filter(one => one.GroupId === group.id && one.RoundId === RoundId))

test('a round is saved with its settings and stops, gets a code, and is read as it was sent [B-CALL-067] [B-CALL-061] [B-FIELD-036] [B-FIELD-039] [B-FIELD-040]', async () => {
  const account = await world.newAccount()
  const room = await roomOf(account)
  const settings = {
    StartText: { en: 'Begin in the basement', es: 'Empiece en el sótano' },
    DueDate: '2026-11-02',
    EstimatedTime: 45,
    DataIntegrity: 'Optional',
    LastInspectionDate: '2026-10-30',
    FlexEnable: true,
    GeoEnable: true,
    StopGeoEnable: true,
    WalkingDirectionEnable: true,
    WorkLetter: true,
    Skip1FA: true,
    SREnable: true,
    LinkedPM: [{ ScheduleId: 'PM-7', Title: 'Pumps', EquipmentId: null }] as { ScheduleId: string; Title: string; EquipmentId: null }[],
    InstallationNote: 'At the door of the plant',
    Quantity: '2',
  } as const
  const stop = stopOf('Pump 1', room, {
    TagType: 'QRAndNFC',
    TapRequired: true,
    PhotoRequired: true,
    Required: true,
    PageHeader: 'North pump',
  })
  const { RoundId, Version, Number, QrId } = await addRound(account, 'Morning round', { ...settings, Stops: [stop] })
  expect([Version, Number]).toEqual([1, 1])
  const saved = await read(account, RoundId)
  expect(saved).toMatchObject({
    ...settings,
    RoundType: 'Engineering',
    QrName: 'Morning round',
    QrId,
    Assigner: null,
    OfflineEnable: false,
  })
  expect(saved.RoundTypeDisplayText.es).toBe('Ingeniería')
  const [made] = saved.Stops
  expect(made).toMatchObject({ ...stop, NewQr: false, SignId: expect.stringMatching(/^\d+$/), EquipmentId: expect.any(String) })
  expect(made?.FormTemplateFields).toMatchObject(stop.FormTemplateFields ?? [])
  const code = await account.call(GetQrCode, { gId: account.group.id, QrCodeId: QrId })
  expect(code).toMatchObject({ QrName: 'Morning round', Placement: 'Round', InstallationNote: 'At the door of the plant' })
  expect(code.Items[0]).toMatchObject({ FunctionalityType: 'RoundInspection', TemplateFormData: { RoundId } })
})

test('a stop is a piece of the library, a sign that is there, or gets a new code; what the building does not have is refused [B-RULE-022] [B-RULE-087] [B-CALL-066] [B-BEHAV-089]', async () => {
  const account = await world.newAccount()
  const gId = account.group.id
  const room = await roomOf(account)
  const piece = await addEquipment(account, 'Chiller 1', { Facts: { MechanicalSpaceId: room } })
  const byPiece = stopOf('Chiller 1', room, {
    NewQr: false,
    EquipmentId: piece.EquipmentId,
    SignId: String(piece.SignId),
    EquipmentType: 'Chiller',
  })
  const { RoundId } = await addRound(account, 'Two ways', { Stops: [byPiece, stopOf('New pump', room)] })
  const [first, second] = (await read(account, RoundId)).Stops
  expect(first).toMatchObject({ QrCodeId: piece.QrCodeId, EquipmentId: piece.EquipmentId })
  expect((await list(account, { qrId: piece.QrCodeId })).map(one => one.QrName)).toEqual(['Two ways'])
  expect(await list(account, { qrId: randomUUID() })).toEqual([])
  const pump = (await account.call(GetEquipments, { filter: { gId, text: 'New pump' } })).Equipments[0]
  expect(second).toMatchObject({ QrCodeId: pump?.QrCodeId, EquipmentId: pump?.EquipmentId, SignId: String(pump?.SignId) })
  expect(pump).toMatchObject({ Type: 'Pump', Floor: 'B1', MechanicalSpaceId: room })

  const check = (sId: string) => account.call(CheckSignId, { gId, bId: account.building.id, sId })
  expect(await check(String(piece.SignId))).toEqual({
    Exists: true,
    QrCodeId: piece.QrCodeId,
    QrName: 'Chiller 1',
    EquipmentId: piece.EquipmentId,
  })
  expect(await check('999999')).toMatchObject({ Exists: false, QrCodeId: null })
  expect(await check('x')).toMatchObject({ Exists: false })
  const refusedAt = async (stop: Parameters<typeof stopOf>[2], more: object = {}) =>
    (await account.refuse(SaveRound, await roundOf(account, `R ${randomUUID()}`, { Stops: [stopOf('Pump', room, stop)], ...more }))).fields
  expect(await refusedAt({ NewQr: false, SignId: '999999' })).toMatchObject([{ Field: 'Stops.0.SignId', Message: 'Sign id doesn’t exist' }])
  expect(await refusedAt({ NewQr: false, EquipmentId: randomUUID(), SignId: '1' })).toMatchObject([
    { Field: 'Stops.0.EquipmentName', Message: roundMessages.gone },
  ])
  expect(await refusedAt({ MechanicalSpace: randomUUID() })).toMatchObject([{ Field: 'Stops.0.MechanicalSpace' }])
  const other = await world.newAccount()
  const theirs = await addEquipment(other, 'Their boiler')
  expect(await refusedAt({ NewQr: false, EquipmentId: theirs.EquipmentId, SignId: '1' })).toMatchObject([{ Message: roundMessages.gone }])
})

test('a save makes a version and keeps those before; the type stays, and a name stands once in a building [B-RULE-023] [B-RULE-079]', async () => {
  const account = await world.newAccount()
  const sent = await roundOf(account, 'Evening')
  const { RoundId, Version, QrId } = await account.call(SaveRound, sent)
  const { Stops } = await read(account, RoundId)
  const again = { ...sent, RoundId, Version, QrName: 'Evening round', Stops: [...Stops, stopOf('Pump 2', Stops[0]?.MechanicalSpace ?? '')] }
  expect(await account.call(SaveRound, again)).toMatchObject({ RoundId, Version: 2, Number: 2, QrId })
  const { Versions } = await account.call(GetRoundVersions, { gId: account.group.id, rId: RoundId })
  expect(Versions.map(one => [one.Number, one.Settings.QrName, one.Stops.length])).toEqual([
    [2, 'Evening round', 2],
    [1, 'Evening', 1],
  ])
  expect((await account.call(GetQrCode, { gId: account.group.id, QrCodeId: QrId })).QrName).toBe('Evening round')
  expect(await account.refuse(SaveRound, again)).toMatchObject({ code: 'sys.obj.cfl' })
  const type = await account.refuse(SaveRound, { ...again, Version: 2, RoundType: 'Cleaning' })
  expect(type.fields).toMatchObject([{ Field: 'RoundType', Message: roundMessages.otherType }])
  const same = await account.refuse(SaveRound, await roundOf(account, 'EVENING  round'))
  expect(same.fields).toMatchObject([{ Field: 'QrName', Message: roundMessages.sameName }])
})

test('the list shows name, type, frequency, schedule and note, 50 on a page, by type and by what it holds [B-CALL-068] [B-COLUMN-004] [B-CONST-027]', async () => {
  const account = await world.newAccount()
  await addRound(account, 'Beta', { Times: 2, Period: 'Week', DueDate: '2026-11-30', InstallationNote: 'Lobby desk' })
  await addRound(account, 'Alpha', { RoundType: 'Cleaning', Frequency: 'AdHoc', Times: null, Period: null })
  const [first, second] = await list(account)
  expect([first?.QrName, second?.QrName]).toEqual(['Alpha', 'Beta'])
  expect(second).toMatchObject({ InstallationNote: 'Lobby desk', EquipmentName: 'Pump of Beta', StopCount: 1, CompletedTicket: null })
  expect(second?.NewTicket).toBeGreaterThan(Date.now())
  expect(second?.ImageUrl).toMatch(/^\//)
  expect(second?.PointingUrl).toContain('/q/')
  expect((await list(account, { rt: 'Cleaning' })).map(one => one.QrName)).toEqual(['Alpha'])
  expect((await list(account, { text: 'pump of bet' })).map(one => one.QrName)).toEqual(['Beta'])
  expect(GetRounds.perPage).toBe(50)
  expect(roundColumns.columns.map(one => one.id)).toEqual([
    'QrName',
    'RoundType',
    'Frequency',
    'Schedule',
    'InstallationNote',
    'Assigner',
    'BuildingName',
  ])
})

test('preventative maintenance is listed by type of equipment, engineer and room, with what it asks [B-CALL-068] [B-CALL-069] [B-FIELD-038] [B-SCREEN-027]', async () => {
  const account = await world.newAccount()
  const [gId, UserId] = [account.group.id, account.user.id]
  await newContactRow(world, account, { UserId })
  const room = await roomOf(account, 'Chiller plant')
  const pumps = await addRound(account, 'PM pumps', { RoundType: 'PreventativeMaintenance' })
  await addRound(account, 'PM chiller', {
    RoundType: 'PreventativeMaintenance',
    Stops: [stopOf('Chiller 9', room, { EquipmentType: 'Chiller' })],
  })
  await addRound(account, 'No PM')
  await account.call(AssignRound, { GroupId: gId, RoundId: pumps.RoundId, UserId })
  const named = async (filter: object = {}) =>
    (await account.call(GetPMRounds, { filter: { gId, ...filter } })).Rounds.map(one => one.QrName)
  expect(await named()).toEqual(['PM chiller', 'PM pumps'])
  expect(await named({ equiptp: 'Chiller' })).toEqual(['PM chiller'])
  expect(await named({ engineerId: UserId })).toEqual(['PM pumps'])
  expect(await named({ ms: room })).toEqual(['PM chiller'])
  const filters = await account.call(GetPMFilters, { gId })
  expect(filters.EquipmentTypes.map(one => one.Type)).toEqual(['Chiller', 'Pump'])
  expect(filters.Assigners).toEqual([{ UserId, Name: { en: 'Contact desk@harbor.example' } }])
  expect(filters.MechanicalSpaces.map(one => one.SpaceName)).toContain('Chiller plant')
  const { Rounds } = await account.call(GetPMRounds, { filter: { gId, equiptp: 'Chiller' } })
  expect(Rounds[0]?.Steps).toEqual([{ en: 'Pressure in bar', es: 'Pressure in bar', fr: 'Pressure in bar' }])
})

test('a round is given to a contact of its building who signs in, and to nobody else [B-CALL-073] [B-CALL-059] [B-FIELD-046]', async () => {
  const account = await world.newAccount()
  const { RoundId } = await addRound(account, 'Morning')
  const [GroupId, UserId] = [account.group.id, account.user.id]
  const contacts = async () =>
    (await account.call(GetRoundContacts, { filter: { gId: GroupId, bId: account.building.id }, pagination: { page: 0, perPage: 10_000 } }))
      .Contacts
  expect(await contacts()).toEqual([])
  expect((await account.refuse(AssignRound, { GroupId, RoundId, UserId })).fields).toMatchObject([{ Field: 'UserId' }])
  await newContactRow(world, account, { UserId })
  expect(await contacts()).toMatchObject([{ UserId, FullName: { en: 'Contact desk@harbor.example' }, Role: 'GM', Phone: '16175550142' }])
  await account.call(AssignRound, { GroupId, RoundId, UserId })
  expect((await list(account))[0]?.Assigner).toEqual({ UserId, Name: { en: 'Contact desk@harbor.example' } })
  await account.call(AssignRound, { GroupId, RoundId, UserId: null })
  expect((await list(account))[0]?.Assigner).toBeNull()
})

test('a copy asks the same in another building: new codes, a room of the same name, nobody to walk it [B-CALL-072] [B-BEHAV-009]', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [gId, other] = [account.group.id, account.buildings[1]?.id ?? '']
  const room = await roomOf(account, 'Pump room')
  const { RoundId } = await addRound(account, 'Pumps', { Stops: [stopOf('Pump 1', room)] })
  const copy = (DestBuildingIds: string[]) => account.call(CopyRound, { GroupId: gId, RoundId, DestBuildingIds })
  const { Copies } = await copy([other, account.building.id, randomUUID()])
  expect(Copies.map(one => one.Result)).toEqual(['Made', 'SameName', 'NotFound'])
  const [source, made] = [await read(account, RoundId), await read(account, Copies[0]?.RoundId ?? '')]
  expect(made).toMatchObject({ QrName: 'Pumps', BuildingId: other, Assigner: null })
  expect(made.Stops[0]?.SignId).not.toBe(source.Stops[0]?.SignId)
  expect(made.Stops[0]?.FormTemplateFields).toEqual(source.Stops[0]?.FormTemplateFields)
  const { Spaces } = await account.call(GetMechanicalSpaces, { filter: { gId, bId: other } })
  expect(Spaces.map(one => [one.id, one.SpaceName])).toEqual([[made.Stops[0]?.MechanicalSpace, 'Pump room']])
})

test('what is deleted is gone from the lists with its open dues, and its code is retired [B-CALL-071] [B-CALL-010]', async () => {
  const account = await world.newAccount()
  const [GroupId, bId] = [account.group.id, account.building.id]
  const { RoundId, QrId } = await addRound(account, 'Morning')
  expect(await duesOf(account, RoundId)).toHaveLength(35 + 1)
  expect((await account.call(GetPickableRounds, { filter: { gId: GroupId, bId } })).Rounds).toEqual([{ RoundId, QrName: 'Morning' }])
  expect(await account.call(DeleteRounds, { GroupId, RoundIds: [RoundId] })).toEqual({ Deleted: 1 })
  expect(await list(account)).toEqual([])
  expect(await duesOf(account, RoundId)).toEqual([])
  expect((await account.call(GetPickableRounds, { filter: { gId: GroupId, bId } })).Rounds).toEqual([])
  const { QrCodes } = await account.call(GetQrCodes, { filter: { gId: GroupId, Retired: true } })
  expect(QrCodes.map(one => one.QrCodeId)).toEqual([QrId])
  await addRound(account, 'Morning')
})

test('another schedule makes the dues that have not begun anew', async () => {
  const account = await world.newAccount()
  const sent = await roundOf(account, 'Morning')
  const { RoundId, Version } = await account.call(SaveRound, sent)
  await account.call(SaveRound, {
    ...sent,
    RoundId,
    Version,
    Stops: (await read(account, RoundId)).Stops,
    Frequency: 'AdHoc',
    Times: null,
    Period: null,
  })
  const left = await duesOf(account, RoundId)
  expect(left).toHaveLength(1) // today's is open already
  expect(left[0]?.Starts.getTime()).toBeLessThan(Date.now())
})

test('types of rounds and of inspections, and the questions with which a stop begins [B-CALL-057] [B-CALL-058] [A-CONST-019]', async () => {
  const account = await world.newAccount()
  const { RoundTypes } = await account.call(GetRoundTypes, {})
  expect(RoundTypes.map(one => one.Type)).toEqual([
    'Library',
    'Engineering',
    'AEDInspection',
    'FireExtinguisherInspection',
    'SecurityPatrol',
    'Cleaning',
    'Inspection',
    'Installation',
    'Maintenance',
    'PreventativeMaintenance',
    'Flexible',
    'EquipDetailCollectRounds',
    'MobileMap',
  ])
  expect((await account.call(GetInspectionTypes, {})).InspectionTypes).toContainEqual({
    Type: 'Roof',
    DisplayText: { en: 'Roof', es: 'Cubierta', fr: 'Toiture' },
  })
  const Fields = [{ Code: 'Q001', QuestionType: 'BoolSingleChoice', Question: { en: 'Clean?' } }, makePhotoQuestion('Q002')] as const
  await account.call(SaveQuestionTemplate, {
    ...placeOf(account),
    TemplateId: null,
    Version: null,
    StopType: 'Equipment',
    Type: 'Pump',
    Fields: [...Fields],
  })
  const { Templates } = await account.call(GetStopQuestions, { gId: account.group.id, bId: account.building.id })
  expect(Templates).toMatchObject([
    { StopType: 'Equipment', Type: 'Pump', Fields: [{ Code: 'Q001' }, { Code: 'Q002', QuestionType: 'TakePhoto' }] },
  ])
})

test('an installation round says which of its codes hang, since they have been scanned, and gives its stops as a file [B-CALL-062] [B-CALL-063] [B-CALL-064]', async () => {
  const account = await world.newAccount()
  const [gId, room] = [account.group.id, await roomOf(account, 'Roof plant')]
  await addRound(account, 'Not of this kind')
  const { RoundId } = await addRound(account, 'Signs of the roof', {
    RoundType: 'Installation',
    Period: 'Year',
    Stops: [stopOf('Fan 1', room, { InstallationNote: 'On the door' }), stopOf('Fan 2', room)],
  })
  const summary = async () => (await account.call(GetInstallationRoundSumary, { gId })).Rounds
  expect(await summary()).toMatchObject([{ RoundId, QrName: 'Signs of the roof', Stops: 2, Scanned: 0, LastScan: null }])
  const stops = async () => (await account.call(GetInstallationStops, { gId, rId: RoundId })).StopQrCodes
  const [first] = await stops()
  expect(first).toMatchObject({ EquipmentName: 'Fan 1', MechanicalSpace: 'Roof plant', InstallationNote: 'On the door', FirstScan: null })
  const at = new Date('2026-11-20T10:00:00Z')
  await world.services.db.asSystem('a scan of a test', tx =>
    tx.insert(scan).values([
      { GroupId: gId, BuildingId: account.building.id, QrCodeId: first?.QrCodeId ?? '', ScanDate: at },
      {
        GroupId: gId,
        BuildingId: account.building.id,
        QrCodeId: first?.QrCodeId ?? '',
        ScanDate: new Date('2026-11-19T10:00:00Z'),
        Bot: true,
      },
    ]),
  )
  expect((await stops()).map(one => one.FirstScan)).toEqual([at.getTime(), null])
  expect(await summary()).toMatchObject([{ Scanned: 1, LastScan: at.getTime() }])
  const { UploadUrl } = await account.call(MakeRoundCsv, { GroupId: gId, rId: RoundId })
  const file = (await world.app.inject({ url: new URL(UploadUrl, 'http://x').pathname })).body
  const lines = file.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toBe('Stop,Type,Floor,Mechanical space,Sign ID,Installation note,Address,First scan')
  expect(lines[1]).toMatch(/^Fan 1,Pump,B1,Roof plant,\d+,On the door,http.*\/q\/\w+,2026-11-20T10:00:00\.000Z$/)
  expect(lines).toHaveLength(3)
})

test('without a connected system of maintenance there are no templates of it, and that is said [B-CALL-065]', async () => {
  const account = await world.newAccount()
  const asked = { gId: account.group.id, bId: account.building.id }
  expect(await account.call(GetPMTemplates, { ...asked, eIds: JSON.stringify([randomUUID()]), type: 'BEPreMaintenance' })).toEqual({
    System: null,
    Templates: [],
  })
  expect((await account.refuse(GetPMTemplates, { ...asked, eIds: 'none' })).fields).toMatchObject([{ Field: 'eIds' }])
})
