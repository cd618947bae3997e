import { expect, test } from 'vitest'
import { xlsxFile } from '../../../../test/support/importFiles.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
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
