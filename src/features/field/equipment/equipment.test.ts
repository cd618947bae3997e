import { expect, test } from 'vitest'
import { signedPdf } from '../../../../test/support/signedPdf.ts'
import { placeOf } from '../../../../test/support/write.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { UploadFile } from '../../base/files/contract.ts'
import { CopyQrCode, GetQrCode, RetireQrCode, RetireQrCodes, SaveQrCode } from '../../codes/qr/contract.ts'
import {
  AddMechanicalSpace,
  DeleteMechanicalSpace,
  EditMechanicalSpace,
  GetEquipment,
  GetEquipmentFilters,
  GetEquipments,
  GetMechanicalSpaces,
  GetStopEquipmentTypes,
  SetLadder,
} from './contract.ts'
import { equipmentColumns } from './listColumns.ts'
import { addEquipment } from './testing.ts'

const world = await openWorld()
const list = async ({ call, group }: Account, filter: object = {}) =>
  (await call(GetEquipments, { filter: { gId: group.id, ...filter } })).Equipments
const namesOf = async (account: Account, filter: object = {}) => (await list(account, filter)).map(one => one.EquipmentName)
const read = ({ call, group }: Account, QrCodeId: string) => call(GetQrCode, { gId: group.id, QrCodeId })
const itemOf = (code: Awaited<ReturnType<typeof read>>) => {
  const { Name, Icon, FunctionalityType, QrType, TemplateFormData } = code.Items[0] ?? expect.fail('no item')
  const { CanSave: _, ...form } = TemplateFormData
  return { Name, Icon, FunctionalityType: FunctionalityType as 'EquipmentInspection', QrType, TemplateFormData: form }
}

test('equipment is a facet of its code: saved with it, named and placed as it is, newest first, 25 on a page [B-CONST-024] [B-CONST-025] [B-CALL-054] [B-FIELD-025]', async () => {
  const account = await world.newAccount()
  const space = await account.call(AddMechanicalSpace, { ...placeOf(account), SpaceName: 'Chiller plant', Floor: 'B2' })
  await addEquipment(account, 'Boiler 1', { Facts: { Type: 'Boiler' } })
  const facts = {
    MechanicalSpaceId: space.acId,
    MechanicalSystem: 'Chilled water',
    SerialNo: 'SN-204',
    ManufacturerPartNumber: '19XR',
    Manufacturer: 'Carrier',
    TagType: 'QRAndNFC',
    ToleranceMin: 40,
    ToleranceMax: 44.5,
    ExpirationDate: '2030-06-30',
    IntegrationId: 'BMS-7',
    IntegrationType: 'BACnet',
  } as const
  const { QrCodeId, Version, SignId } = await addEquipment(account, 'Chiller 2', {
    Floor: 'B2',
    InstallationNote: 'Door side',
    Facts: facts,
  })
  expect(await namesOf(account)).toEqual(['Chiller 2', 'Boiler 1'])
  const [row] = await list(account)
  expect(row).toMatchObject({
    ...facts,
    QrCodeId,
    SignId,
    BuildingId: account.building.id,
    EquipmentName: 'Chiller 2',
    Location: 'Rooftop',
    Floor: 'B2',
    InstallationNote: 'Door side',
    StopType: 'Equipment',
    EquipmentTypeDisplayText: { en: 'Chiller' },
    TagTypeDisplayText: { en: 'QR + NFC' },
    MechanicalSpace: 'Chiller plant',
    QrType: 'EquipmentInspection',
    QrTypeDisplayText: { en: 'Equipment or location' },
    IsLadder: false,
    UploadFiles: [],
    Handbook: null,
  })
  expect(row?.PointingUrl).toMatch(/\/q\/[0-9A-Z]{16}$/)
  const code = await read(account, QrCodeId)
  expect(code.Facets.Equipment).toMatchObject({ Type: 'Chiller', SerialNo: 'SN-204' })
  // A save without the facet keeps it, under the code's new name and place.
  await account.call(SaveQrCode, {
    ...placeOf(account),
    QrCodeId,
    Version,
    QrName: 'Chiller two',
    Location: 'Lobby',
    Floor: '1',
    Item: itemOf(code),
  })
  expect((await list(account))[0]).toMatchObject({ EquipmentName: 'Chiller two', Location: 'Lobby', Floor: '1', SerialNo: 'SN-204' })
  // Null takes it away; the code stays.
  const now = await read(account, QrCodeId)
  const place = { ...placeOf(account), QrCodeId, Version: now.Version, QrName: now.QrName, Location: now.Location }
  await account.call(SaveQrCode, { ...place, Item: itemOf(now), Facets: { Equipment: null } })
  expect(await namesOf(account)).toEqual(['Boiler 1'])
  expect((await read(account, QrCodeId)).Facets).toEqual({ Equipment: null })
  const many = await account.call(GetEquipments, { filter: { gId: account.group.id } })
  expect(GetEquipments.perPage).toBe(25)
  expect(many.Total).toBe(1)
})

test('a signed handbook with scripts is kept without them, and as it was signed beside it', async () => {
  const account = await world.newAccount()
  const { group, building, call } = account
  const { QrCodeId, Version } = await addEquipment(account, 'Pump 1')
  const code = await read(account, QrCodeId)
  const signed = await signedPdf()
  const base64 = Buffer.from(signed).toString('base64')
  const sent = { GroupId: group.id, BuildingId: building.id, bucket: 'EquipmentHandbook', fileName: 'pump.pdf', fileType: 'pdf', base64 }
  const { FileId } = await call(UploadFile, sent)
  // What a client says of the original is not believed.
  const Handbook = { FileId, Name: 'pump.pdf', OriginalId: '00000000-0000-4000-8000-000000000000' }
  const place = { ...placeOf(account), QrCodeId, QrName: code.QrName, Location: code.Location }
  const facets = { Equipment: { StopType: 'Equipment', Type: 'Pump', Handbook } }
  await call(SaveQrCode, { ...place, Version, Item: itemOf(code), Facets: facets })
  const { Equipment } = await call(GetEquipment, { gId: group.id, bId: building.id, QrCodeId })
  const book = Equipment.Handbook
  const bytesAt = async (link = '') => (await world.app.inject(link.replace(world.services.config.baseUrl, ''))).rawPayload
  expect(Buffer.from(signed).equals(await bytesAt(book?.OriginalLink))).toBe(true)
  const cleaned = await bytesAt(book?.Link)
  expect([cleaned.includes('/JavaScript'), cleaned.subarray(0, 5).toString()]).toEqual([false, '%PDF-'])
  const { rows } = await world.services.db.system.query(
    `select f.bucket, f.public from file_use u join stored_file f on f.group_id = u.group_id and f.id = u.file_id
      where u.group_id = $1 and u.table_name = 'equipment' and u.ended_date is null order by 1`,
    [group.id],
  )
  expect(rows).toEqual([
    { bucket: 'EquipmentHandbook', public: false },
    { bucket: 'SignedOriginal', public: false },
  ])
})

test('what cannot be kept is refused at its field, in the form’s words; another building’s room and a stranger’s file too', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { QrCodeId, Version } = await addEquipment(account, 'Pump 1')
  const code = await read(account, QrCodeId)
  const save = (Equipment: object, BuildingId = account.building.id) =>
    account.refuse(SaveQrCode, {
      GroupId: account.group.id,
      BuildingId,
      QrCodeId,
      Version,
      QrName: code.QrName,
      Location: code.Location,
      Item: itemOf(code),
      Facets: { Equipment: { StopType: 'Equipment', Type: 'Pump', ...Equipment } },
    })
  const at = async (facts: object) => (await save(facts)).fields
  expect(await at({ Type: 'Lobby' })).toMatchObject([{ Field: 'Facets.Equipment.Type' }])
  expect(await at({ Type: 'Teapot' })).toMatchObject([{ Field: 'Facets.Equipment.Type' }])
  expect(await at({ ToleranceMin: 9, ToleranceMax: 3 })).toMatchObject([
    { Field: 'Facets.Equipment.ToleranceMax', Message: 'Tolerance max should be greater than Tolerance min' },
  ])
  expect(await at({ ExpirationDate: '2029-02-30' })).toMatchObject([{ Field: 'Facets.Equipment.ExpirationDate' }])
  const far = { GroupId: account.group.id, BuildingId: account.buildings[1]?.id ?? '', SpaceName: 'Far room' }
  const { acId } = await account.call(AddMechanicalSpace, far)
  expect(await at({ MechanicalSpaceId: acId })).toMatchObject([{ Field: 'Facets.Equipment.MechanicalSpaceId' }])
  const file = { FileId: '00000000-0000-4000-8000-000000000000', Name: 'x.jpg' }
  expect(await at({ UploadFiles: [file] })).toMatchObject([{ Field: 'Facets.Equipment.UploadFiles.0' }])
  expect(await at({ Handbook: file })).toMatchObject([{ Field: 'Facets.Equipment.Handbook' }])
  const none = await account.refuse(SaveQrCode, {
    ...placeOf(account),
    QrName: 'X',
    Location: 'Lobby',
    Item: itemOf(code),
    Facets: { Teapot: {} },
  })
  expect(none.fields).toMatchObject([{ Field: 'Facets.Teapot' }])
})

test('retired with its code, by one and by many; copied without what is one piece’s own', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const facts = { SerialNo: 'SN-1', Manufacturer: 'Grundfos', ToleranceMin: 1, ExpirationDate: '2030-01-01' } as const
  const [first, second] = [await addEquipment(account, 'Pump 1', { Facts: facts }), await addEquipment(account, 'Pump 2')]
  const to = [account.buildings[1]?.id ?? '']
  await account.call(CopyQrCode, { GroupId: account.group.id, QrCodeId: first.QrCodeId, BuildingIds: to })
  expect(await list(account, { bId: to[0] })).toMatchObject([
    { EquipmentName: 'Pump 1', Manufacturer: 'Grundfos', ToleranceMin: 1, SerialNo: '', ExpirationDate: null },
  ])
  const GroupId = account.group.id
  await account.call(RetireQrCode, { GroupId, QrCodeId: first.QrCodeId })
  const { Version } = await read(account, second.QrCodeId)
  await account.call(RetireQrCodes, { GroupId, Rows: [{ id: second.QrCodeId, Version }] })
  const bId = account.building.id
  expect(await namesOf(account, { bId })).toEqual([])
  expect(await namesOf(account, { bId, Retired: true })).toEqual(['Pump 2', 'Pump 1'])
})

test('each filter counts under the others, and the search ignores case and accents [B-CALL-046] [B-FIELD-026] [B-SCREEN-016]', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { acId } = await account.call(AddMechanicalSpace, { ...placeOf(account), SpaceName: 'Plant' })
  await addEquipment(account, 'Chiller É1', { Floor: '1', Facts: { MechanicalSpaceId: acId, MechanicalSystem: 'Cold' } })
  await addEquipment(account, 'Chiller 2', { Floor: '2', Facts: { MechanicalSystem: 'Cold' } })
  await addEquipment(account, 'Pump 1', { Floor: '2', Facts: { Type: 'Pump' } })
  await addEquipment(account, 'Men’s room', { Floor: '2', Location: 'Lobby', Facts: { StopType: 'Location', Type: 'Restroom' } })
  const gId = account.group.id
  const counts = async (asked: object = {}) => {
    const found = await account.call(GetEquipmentFilters, { gId, bId: account.building.id, ...asked })
    const plain = (rows: typeof found.Floor) => Object.fromEntries(rows.map(({ DisplayText, Count }) => [DisplayText.en, Count]))
    return {
      StopType: plain(found.StopType),
      Type: plain(found.EquipmentType),
      Location: plain(found.Location),
      Space: plain(found.MechanicalSpace),
      System: plain(found.MechanicalSystem),
      Floor: plain(found.Floor),
    }
  }
  expect(await counts()).toEqual({
    StopType: { Equipment: 3, Location: 1 },
    Type: { Chiller: 2, Pump: 1, Restroom: 1 },
    Location: { Rooftop: 3, Lobby: 1 },
    Space: { Plant: 1 },
    System: { Cold: 2 },
    Floor: { 1: 1, 2: 3 },
  })
  // A filter narrows the others' counts, not its own.
  expect(await counts({ floor: '2' })).toEqual({
    StopType: { Equipment: 2, Location: 1 },
    Type: { Chiller: 1, Pump: 1, Restroom: 1 },
    Location: { Rooftop: 2, Lobby: 1 },
    Space: {},
    System: { Cold: 1 },
    Floor: { 1: 1, 2: 3 },
  })
  expect(await counts({ sType: 'Location', text: 'MEN' })).toMatchObject({ StopType: { Location: 1 }, Type: { Restroom: 1 } })
  expect(await namesOf(account, { text: 'chiller e1' })).toEqual(['Chiller É1'])
  expect(await namesOf(account, { text: "men's" })).toEqual(['Men’s room'])
  expect(await namesOf(account, { Floor: '2', StopType: 'Equipment' })).toEqual(['Pump 1', 'Chiller 2'])
  // Pieces that a round has already do not count, and rounds of one kind stop at its types alone.
  const [pump] = await list(account, { Type: 'Pump' })
  expect((await counts({ exIds: JSON.stringify([pump?.EquipmentId]) })).Type).toEqual({ Chiller: 2, Restroom: 1 })
  expect((await counts({ rType: 'AEDInspection' })).Type).toEqual({})
  expect((await account.refuse(GetEquipmentFilters, { gId, exIds: 'nonsense' })).fields).toMatchObject([{ Field: 'exIds' }])
  // What changes is counted again.
  await addEquipment(account, 'Pump 3', { Facts: { Type: 'Pump' } })
  expect((await counts()).Type).toEqual({ Chiller: 2, Pump: 2, Restroom: 1 })
})

test('the ladder is ticked in the list, and its history is that of the code [B-CALL-051]', async () => {
  const account = await world.newAccount()
  const { EquipmentId, QrCodeId } = await addEquipment(account, 'Fan 1')
  const GroupId = account.group.id
  expect(await account.call(SetLadder, { GroupId, EquipmentId, IsLadder: true })).toEqual({ EquipmentId, IsLadder: true })
  expect((await list(account))[0]?.IsLadder).toBe(true)
  const one = await account.call(GetEquipment, { gId: GroupId, bId: account.building.id, QrCodeId })
  expect(one.Equipment).toMatchObject({ EquipmentId, IsLadder: true })
  const other = await world.newAccount()
  expect((await other.refuse(SetLadder, { GroupId: other.group.id, EquipmentId, IsLadder: false })).status).toBe(404)
})

test('stop types and their types, each of one stop type only [B-CALL-055]', async () => {
  const account = await world.newAccount()
  const { StopTypes } = await account.call(GetStopEquipmentTypes, {})
  expect(StopTypes.map(({ StopType }) => StopType)).toEqual(['Equipment', 'Location'])
  const types = StopTypes.flatMap(({ Types }) => Types.map(({ Type }) => Type))
  expect(new Set(types).size).toBe(types.length)
  expect(types).toEqual(expect.arrayContaining(['AED', 'FireExtinguisher', 'Chiller', 'MechanicalRoom']))
})

test('rooms of a building: one of a name whatever its case, with what stands in them; none is deleted with something in it [B-CALL-056]', async () => {
  const account = await world.newAccount()
  const place = placeOf(account)
  const { acId, Version } = await account.call(AddMechanicalSpace, { ...place, SpaceName: ' Café  room ', Floor: '3' })
  expect((await account.refuse(AddMechanicalSpace, { ...place, SpaceName: 'CAFÉ\u00a0ROOM' })).fields).toMatchObject([
    { Field: 'SpaceName' },
  ])
  const other = await account.call(AddMechanicalSpace, { ...place, SpaceName: 'Roof' })
  const rename = { ...place, SpaceId: other.acId, Version: other.Version, SpaceName: 'café ROOM' }
  expect((await account.refuse(EditMechanicalSpace, rename)).fields).toMatchObject([{ Field: 'SpaceName' }])
  await account.call(EditMechanicalSpace, { ...place, SpaceId: acId, Version, SpaceName: 'Coffee room', Floor: '4' })
  await addEquipment(account, 'Pump', { Facts: { MechanicalSpaceId: acId } })
  const { Spaces } = await account.call(GetMechanicalSpaces, { filter: { gId: account.group.id } })
  expect(Spaces.map(one => [one.SpaceName, one.Floor, one.Equipment])).toEqual([
    ['Coffee room', '4', 1],
    ['Roof', '', 0],
  ])
  expect((await account.refuse(DeleteMechanicalSpace, { ...place, SpaceId: acId })).message).toMatch('Equipment stands in this space')
  await account.call(DeleteMechanicalSpace, { ...place, SpaceId: other.acId })
  expect((await account.call(GetMechanicalSpaces, { filter: { gId: account.group.id } })).Total).toBe(1)
})

test('the columns of the library, with N/A and from min to max [B-COLUMN-001] [B-RULE-009] [B-RULE-010] [B-RULE-125]', async () => {
  const account = await world.newAccount()
  await addEquipment(account, 'Plain')
  await addEquipment(account, 'Gauge', { Facts: { TagType: 'NFCOnly', ToleranceMin: 32, ToleranceMax: 68.5 } })
  const headers = equipmentColumns.columns.slice(0, 22).map(({ header }) => header.en)
  expect(headers).toEqual([
    'Sign ID',
    'Name',
    'Tag Type',
    'Stop Type',
    'Type',
    'Ladder',
    'QR Location*',
    'Mechanical Space*',
    'System',
    'Floor*',
    'Installation Note',
    'Sr. No.',
    'Part No.',
    'Expiration Date',
    'Manufacturer',
    'Extinguisher Type',
    'Tolerance',
    'Integration EquipmentID',
    'Integration Type',
    'URL',
    'Photo',
    'OEM Handbook',
  ])
  const [gauge, plain] = await list(account)
  const shown = { formats: { number: String }, language: 'en', phrase: (_: unknown, key: string) => key } as never
  const cell = (id: string, row: typeof gauge) => row && equipmentColumns.columns.find(one => one.id === id)?.text(row, shown)
  expect([cell('TagType', plain), cell('Tolerance', plain)]).toEqual(['N/A', 'N/A'])
  expect([cell('TagType', gauge), cell('Tolerance', gauge)]).toEqual(['NFC Only', '32 to 68.5'])
})
