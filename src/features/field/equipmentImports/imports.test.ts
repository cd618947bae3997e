import { expect, test } from 'vitest'
import { xlsxFile } from '../../../../test/support/importFiles.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import * as codeImports from '../../codes/imports/contract.ts'
import { GetQrCode, GetQrCodes, SaveQrCode } from '../../codes/qr/contract.ts'
import { GetEquipments, GetMechanicalSpaces } from '../equipment/contract.ts'
import { addEquipment } from '../equipment/testing.ts'
import { GetImport, GetImportRows, RegisterEquipmentImport, RunImport, UndoImport } from './contract.ts'
import { importMessages } from './rules.ts'

const world = await openWorld({ work: true })
const header = ['Building code', 'Sign ID', 'Name', 'Stop type', 'Type', 'QR location', 'Mechanical space', 'Floor', 'Ladder'] as const
const more = ['Serial number', 'Manufacturer', 'Expiration date', 'Tolerance min.', 'Tolerance max.', 'Tag type'] as const
type Column = (typeof header)[number] | (typeof more)[number]
const columns: readonly Column[] = [...header, ...more]
const pump = (Name: string, cells: Partial<Record<Column, string | number>> = {}) => {
  const row: Partial<Record<Column, string | number>> = {
    'Building code': 'B1',
    Name,
    'Stop type': 'Equipment',
    Type: 'Pump',
    'QR location': 'Rooftop',
    ...cells,
  }
  return columns.map(name => row[name] ?? '')
}
const register = async ({ call, group }: Account, rows: (string | number)[][], FileName = 'equipment.xlsx') => {
  const bytes = await xlsxFile(rows, [...columns])
  return (await call(RegisterEquipmentImport, { GroupId: group.id, FileName, base64: bytes.toString('base64') })).acId
}
const run = async ({ call, group }: Account, ImportId: string, choices: Partial<Input<typeof RunImport>> = {}) => {
  await call(RunImport, { GroupId: group.id, ImportId, Existing: 'Update', Wrong: 'Refuse', ...choices })
  await expect.poll(async () => (await call(GetImport, { gId: group.id, ImportId })).Status, { timeout: 30_000 }).not.toBe('Running')
  return call(GetImport, { gId: group.id, ImportId })
}
const rowsOf = async ({ call, group }: Account, ImportId: string) =>
  (await call(GetImportRows, { filter: { gId: group.id, ImportId }, pagination: { page: 0, perPage: 200 } })).Rows
const piecesOf = async ({ call, group }: Account) =>
  (await call(GetEquipments, { filter: { gId: group.id }, sort: { field: 'SignId', order: 'ASC' }, pagination: { page: 0, perPage: 500 } }))
    .Equipments

test('a file makes pieces with their codes and rooms, once; uploaded again it changes nothing; undone it leaves nothing [B-CALL-047] [B-BEHAV-033]', async () => {
  const account = await world.newAccount()
  const rows = [
    pump('Pump 1', {
      'Mechanical space': 'Plant',
      Floor: 'B2',
      Ladder: 'yes',
      'Serial number': '0071',
      Manufacturer: 'Wilo',
      'Tag type': 'QR + NFC',
    }),
    pump('Pump 2', { 'Mechanical space': 'PLANT', 'Expiration date': '06/30/2030', 'Tolerance min.': '1,250.5', 'Tolerance max.': 2000 }),
    pump('Lobby stop', { 'Stop type': 'lugar', Type: 'Vestíbulo', 'QR location': 'Lobby' }),
  ]
  const ImportId = await register(account, rows)
  expect((await rowsOf(account, ImportId)).map(({ State, Problems }) => [State, Problems])).toEqual([
    ['New', []],
    ['New', []],
    ['New', []],
  ])
  expect(await piecesOf(account)).toEqual([])
  expect(await run(account, ImportId)).toMatchObject({ Status: 'Completed', Added: 3 })
  expect(await piecesOf(account)).toMatchObject([
    {
      EquipmentName: 'Pump 1',
      Floor: 'B2',
      IsLadder: true,
      SerialNo: '0071',
      Manufacturer: 'Wilo',
      TagType: 'QRAndNFC',
      MechanicalSpace: 'Plant',
    },
    { EquipmentName: 'Pump 2', ExpirationDate: '2030-06-30', ToleranceMin: 1250.5, ToleranceMax: 2000, MechanicalSpace: 'Plant' },
    { EquipmentName: 'Lobby stop', StopType: 'Location', Type: 'Lobby', Location: 'Lobby' },
  ])
  const again = await register(account, rows)
  expect((await rowsOf(account, again)).map(({ State }) => State)).toEqual(['Same', 'Same', 'Same'])
  await account.call(UndoImport, { GroupId: account.group.id, ImportId })
  expect(await piecesOf(account)).toEqual([])
  expect((await account.call(GetMechanicalSpaces, { filter: { gId: account.group.id } })).Total).toBe(0)
})

test('a code that marks equipment is hung elsewhere by an import of QR codes: the library says the same, and again after it was undone', async () => {
  const account = await world.newAccount()
  const { call, group } = account
  const heads = ['Building code', 'QR name', 'Floor', 'Location', 'QR type', 'Installation note']
  const importCodes = async (...cells: string[]) => {
    const file = await xlsxFile([['B1', 'Lift 1', ...cells]], heads)
    const sent = { GroupId: group.id, FileName: 'codes.xlsx', base64: file.toString('base64') }
    const { acId: ImportId } = await call(codeImports.RegisterImport, sent)
    await call(codeImports.RunImport, { GroupId: group.id, ImportId, Existing: 'Update', Wrong: 'Refuse' })
    const status = async () => (await call(codeImports.GetImport, { gId: group.id, ImportId })).Status
    await expect.poll(status, { timeout: 30_000 }).toBe('Completed')
    return ImportId
  }
  await importCodes('2', 'Elevator', 'Maintenance')
  const { QrCodes } = await call(GetQrCodes, { filter: { gId: group.id } })
  const code = await call(GetQrCode, { gId: group.id, QrCodeId: QrCodes[0]?.QrCodeId ?? '' })
  const { QrCodeId, Version, QrName, Location, Floor } = code
  const Items = code.Items.map(({ TemplateId: _id, CanSave: _saves, TemplateFormData: { CanSave: _form, ...form }, ...item }) => ({
    ...item,
    TemplateFormData: form,
  })) as Input<typeof SaveQrCode>['Items'] // types as the server gave them
  const Facets = { Equipment: { StopType: 'Equipment', Type: 'Elevator' } }
  const place = { GroupId: group.id, BuildingId: account.building.id, QrCodeId, Version, QrName, Location, Floor }
  await call(SaveQrCode, { ...place, Items, Facets })
  const piece = async () => (await piecesOf(account)).map(one => [one.EquipmentName, one.Floor, one.InstallationNote])
  const ImportId = await importCodes('7', 'Elevator', 'Maintenance', 'Left door')
  expect(await piece()).toEqual([['Lift 1', '7', 'Left door']])
  const found = await call(GetEquipments, { filter: { gId: group.id, text: 'left door' } })
  expect(found.Total).toBe(1)
  await call(codeImports.UndoImport, { GroupId: group.id, ImportId })
  expect(await piece()).toEqual([['Lift 1', '2', '']])
})

test('a known piece is changed by its sign or its name, each difference in sight, and gets back what it was', async () => {
  const account = await world.newAccount()
  const { SignId } = await addEquipment(account, 'Old pump', { Facts: { Type: 'Pump', SerialNo: 'A-1', Manufacturer: 'Wilo' } })
  const ImportId = await register(account, [pump('New pump', { 'Sign ID': SignId, 'Serial number': 'A-2', Floor: '3' })])
  const [row] = await rowsOf(account, ImportId)
  expect(row?.State).toBe('Changed')
  expect(row?.Differences).toEqual([
    { Field: 'EquipmentName', From: 'Old pump', To: 'New pump' },
    { Field: 'Floor', From: '', To: '3' },
    { Field: 'SerialNo', From: 'A-1', To: 'A-2' },
  ])
  await run(account, ImportId)
  expect(await piecesOf(account)).toMatchObject([{ SignId, EquipmentName: 'New pump', SerialNo: 'A-2', Floor: '3', Manufacturer: 'Wilo' }])
  await account.call(UndoImport, { GroupId: account.group.id, ImportId })
  expect(await piecesOf(account)).toMatchObject([{ SignId, EquipmentName: 'Old pump', SerialNo: 'A-1', Floor: '', Manufacturer: 'Wilo' }])
})

test('each wrong row says what is wrong with it, in the words of the form; XLSX alone is taken [B-RULE-058]', async () => {
  const account = await world.newAccount()
  const { SignId } = await addEquipment(account, 'Twin')
  await addEquipment(account, 'Twin')
  const ImportId = await register(account, [
    pump('A', { 'Building code': 'NO' }),
    pump('B', { 'Sign ID': 999_999 }),
    pump('C', { 'Sign ID': SignId }),
    pump('D', { 'Sign ID': SignId }),
    pump('E', { Type: 'Teapot' }),
    pump('F', { 'Stop type': 'Location' }),
    pump('G', { 'Tolerance min.': 9, 'Tolerance max.': 3 }),
    pump('H', { 'Expiration date': '2029-02-30' }),
    pump('I', { 'QR location': 'Moon' }),
    pump('J', { Ladder: 'maybe' }),
    pump('K'),
    pump('K'),
    pump('Twin'),
  ])
  const problems = (await rowsOf(account, ImportId)).map(({ Problems }) => Problems.map(({ Field, Message }) => [Field, Message])[0])
  const { noBuilding, noSign, twiceSign, twice, several } = importMessages
  expect(problems).toEqual([
    ['BuildingCode', noBuilding],
    ['SignId', noSign],
    ['SignId', twiceSign],
    ['SignId', twiceSign],
    ['Type', expect.any(String)],
    ['Type', 'This type is one of the other stop type.'],
    ['ToleranceMax', 'Tolerance max should be greater than Tolerance min'],
    ['ExpirationDate', expect.any(String)],
    ['Location', expect.any(String)],
    ['IsLadder', expect.any(String)],
    ['EquipmentName', twice],
    ['EquipmentName', twice],
    ['EquipmentName', several],
  ])
  const csv = { GroupId: account.group.id, FileName: 'equipment.csv', base64: Buffer.from('Name\nPump').toString('base64') }
  expect((await account.refuse(RegisterEquipmentImport, csv)).status).toBe(400)
})
