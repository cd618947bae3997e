import { expect, test } from 'vitest'
import { buildingCells, moreColumns, xlsxFile } from '../../../../test/support/importFiles.ts'
import { type Account, openWorld, send } from '../../../../test/world.ts'
import { StartExport } from '../../base/exporting/contract.ts'
import { PutPiece, StartUpload } from '../../base/files/contract.ts'
import { GetTasks } from '../../base/tasks/contract.ts'
import { ArchiveProperty, GetPropertyList, GetPropertyTags } from '../buildings/contract.ts'
import { propertyColumns } from '../buildings/listColumns.ts'
import { basicInfoOf } from '../buildings/sections/BasicInfo/rules.ts'
import { EditProperty, GetProperty } from '../propertyPage/contract.ts'
import { DiscardImport, GetImport, GetImportRows, GetImports, MapColumns, RunImport, UndoImport, UploadBuildings } from './contract.ts'
import { importMessages } from './rules.ts'

const world = await openWorld({ work: true })
const newAccount = () => world.newAccount({ global: true })

const upload = async ({ call, group }: Account, bytes: Buffer, FileName = 'buildings.xlsx') =>
  (await call(UploadBuildings, { GroupId: group.id, FileName, base64: bytes.toString('base64') })).acId

/** Starts an import and waits for its job. */
const run = async (
  { call, group }: Account,
  ImportId: string,
  choices: Partial<{ Existing: 'Update' | 'Skip'; Wrong: 'Refuse' | 'LeaveOut' }> = {},
) => {
  await call(RunImport, { GroupId: group.id, ImportId, Existing: 'Update', Wrong: 'Refuse', ...choices })
  for (let i = 0; i < 200; i++) {
    const found = await call(GetImport, { gId: group.id, ImportId })
    if (found.Status !== 'Running') return found
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('the import did not end')
}
const buildingsOf = async ({ call, group }: Account) =>
  (await call(GetPropertyList, { filter: { gId: group.id }, pagination: { page: 0, perPage: 100 } })).Properties
const rowsOf = async ({ call, group }: Account, ImportId: string) =>
  (await call(GetImportRows, { filter: { gId: group.id, ImportId }, pagination: { page: 0, perPage: 100 } })).Rows

test('a file is checked row by row by the rules of the form and imports nothing by itself [A-BEHAV-036]', async () => {
  const account = await newAccount()
  const file = await xlsxFile([
    buildingCells('P1'),
    buildingCells('P2', { 'Zip Code': '123', 'Building Email': 'desk' }),
    buildingCells('P3', { 'Building Name': null, State: 'ZZ' }),
    buildingCells('P4', { 'Zip Code': 2110, State: 'massachusetts', 'Total Square ft.': '12,500' }),
    buildingCells('P5'),
    buildingCells('P5'),
  ])
  const ImportId = await upload(account, file)
  const found = await account.call(GetImport, { gId: account.group.id, ImportId })
  expect(found).toMatchObject({ Status: 'Checked', RowCount: 6, Counts: { New: 2, Changed: 0, Same: 0, Wrong: 4 } })
  expect(found.Mapping).toMatchObject({ 0: 'Name', 1: 'Code', 2: 'PropertyTag', 3: 'BuildingType', 7: 'Zip' })
  const rows = await rowsOf(account, ImportId)
  expect(rows.map(({ Row, State }) => [Row, State])).toEqual([
    [2, 'New'],
    [3, 'Wrong'],
    [4, 'Wrong'],
    [5, 'New'],
    [6, 'Wrong'],
    [7, 'Wrong'],
  ])
  expect(rows[1]?.Problems).toEqual([
    { Field: 'ContactEmail', Message: 'Format error', Hint: expect.any(String) },
    { Field: 'Zip', Message: 'Invalid Zip Code' },
  ])
  expect(rows[2]?.Problems).toEqual([
    { Field: 'Name', Message: 'Required' },
    { Field: 'State', Message: 'Format error', Hint: expect.any(String) },
  ])
  expect(rows[4]?.Problems).toEqual([{ Field: 'Code', Message: importMessages.twice }])
  const wrong = await account.call(GetImportRows, { filter: { gId: account.group.id, ImportId, State: 'Wrong' } })
  expect(wrong.Total).toBe(4)
  expect(await buildingsOf(account)).toHaveLength(1)
})

test('rows with problems refuse the import unless they are left out by choice; text like a formula stays text [A-BEHAV-036]', async () => {
  const account = await newAccount()
  const ImportId = await upload(
    account,
    await xlsxFile([buildingCells('F1', { 'Building Name': '=1+1', Region: '@SUM(1)' }), buildingCells('F2', { 'Zip Code': 'x' })]),
  )
  const choices = { GroupId: account.group.id, ImportId, Existing: 'Update', Wrong: 'Refuse' }
  expect(await account.refuse(RunImport, choices)).toMatchObject({ status: 400, message: expect.stringContaining('1 row has an error') })
  expect(await run(account, ImportId, { Wrong: 'LeaveOut' })).toMatchObject({ Status: 'Completed', Added: 1, Changed: 0, LeftOut: 1 })
  expect(await buildingsOf(account)).toContainEqual(expect.objectContaining({ Name: { en: '=1+1' }, Code: 'F1', Region: '@SUM(1)' }))
  expect((await rowsOf(account, ImportId)).map(({ State }) => State)).toEqual(['New', 'Wrong'])
  expect(await account.refuse(RunImport, choices)).toMatchObject({ status: 409 })
})

test('buildings that exist are compared field by field, updated or skipped; what the file leaves empty stays [A-BEHAV-036]', async () => {
  const account = await newAccount()
  const row = buildingCells('B1', { 'Building Name': 'Renamed', Region: 'North', City: 'Quincy' })
  const first = await upload(account, await xlsxFile([row]))
  const [shown] = await rowsOf(account, first)
  expect(shown).toMatchObject({ State: 'Changed', BuildingId: account.building.id })
  expect(shown?.Differences).toContainEqual({ Field: 'City', From: 'Boston', To: 'Quincy' })
  expect(shown?.Differences).toContainEqual({ Field: 'Name', From: 'Building 1', To: 'Renamed' })
  expect(await run(account, first, { Existing: 'Skip' })).toMatchObject({ Status: 'Completed', Added: 0, Changed: 0, Skipped: 1 })
  const second = await upload(account, await xlsxFile([row]))
  expect(await run(account, second)).toMatchObject({ Status: 'Completed', Changed: 1 })
  const found = await account.call(GetProperty, { eId: account.building.id, gId: account.group.id })
  expect(found).toMatchObject({ Name: { en: 'Renamed' }, City: 'Quincy', Region: 'North', Version: 2, AccountName: { en: 'Account' } })
})

test('an archived building is not changed by a file, nor by undoing an import, until it is brought back [A-BEHAV-036]', async () => {
  const account = await newAccount()
  const row = (City: string) => buildingCells('B1', { 'Building Name': 'Renamed', City })
  const first = await upload(account, await xlsxFile([row('Quincy')]))
  await run(account, first)
  const ids = { GroupId: account.group.id, BuildingId: account.building.id }
  await account.call(ArchiveProperty, { ...ids, Version: 2 })
  const second = await upload(account, await xlsxFile([row('Salem')]))
  const [wrong] = await rowsOf(account, second)
  expect([wrong?.State, wrong?.Problems]).toEqual(['Wrong', [{ Field: 'Code', Message: importMessages.archived }]])
  const choices = { GroupId: account.group.id, ImportId: second, Existing: 'Update', Wrong: 'LeaveOut' }
  expect(await account.refuse(RunImport, choices)).toMatchObject({ message: expect.stringContaining('Every row has an error') })
  expect(await account.refuse(UndoImport, { GroupId: account.group.id, ImportId: first })).toMatchObject({
    message: expect.stringContaining('is archived'),
  })
  expect(await account.call(GetProperty, { eId: account.building.id, gId: account.group.id })).toMatchObject({ City: 'Quincy' })
})

const cells = (Code: string, more: Parameters<typeof buildingCells>[1] = {}) => buildingCells(Code, more, moreColumns)
const wideFile = (rows: Parameters<typeof xlsxFile>[0]) => xlsxFile(rows, moreColumns)

test('a cell with a dash alone empties its field, is shown so before, and is refused where a value is needed [A-BEHAV-036]', async () => {
  const account = await newAccount()
  const filled = { Region: 'North', Website: 'https://one.example', 'Property Tag': 'Pier', 'Planned Engineering Hours': 40 }
  const day = { 'Shift 1 Start': '06:00', 'Shift 1 End': '18:00', 'Shift 2 Start': '18:00', 'Shift 2 End': '06:00' }
  await run(account, await upload(account, await wideFile([cells('D1', { ...filled, ...day })])))
  const dashes = Object.fromEntries(Object.keys({ ...filled, ...day }).map(name => [name, name === 'Region' ? ' – ' : '-']))
  const ImportId = await upload(
    account,
    await wideFile([
      cells('D1', dashes),
      cells('D2', { ...dashes, City: '-', 'Total Square ft.': '-', 'Building Email': '-' }),
      cells('-', { 'Building Name': 'Dash House' }),
      cells('-', { 'Building Name': 'Dash Hall' }),
    ]),
  )
  const [known, lacking, ...coded] = await rowsOf(account, ImportId)
  expect(known?.Differences).toEqual([
    { Field: 'PropertyType', From: 'Multiple', To: 'Single' },
    { Field: 'PropertyTagId', From: 'Pier', To: '' },
    { Field: 'Website', From: 'https://one.example', To: '' },
    { Field: 'Region', From: 'North', To: '' },
    { Field: 'PlannedEngineeringHours', From: '40', To: '' },
    { Field: 'Shifts', From: '06:00–18:00, 18:00–06:00', To: '' },
  ])
  expect(lacking?.Problems).toEqual(['TotalSquareFeet', 'City', 'ContactEmail'].map(Field => ({ Field, Message: 'Required' })))
  expect(coded.map(({ State }) => State)).toEqual(['New', 'New'])
  expect(await run(account, ImportId, { Wrong: 'LeaveOut' })).toMatchObject({ Status: 'Completed', Added: 2, Changed: 1, LeftOut: 1 })
  const made = await buildingsOf(account)
  expect(made.find(({ Code }) => Code === 'D1')).toMatchObject({ PropertyType: 'Single', PropertyTag: null, Region: null })
  expect(made.map(({ Code }) => Code)).toEqual(expect.arrayContaining(['DH', 'DH2']))
})

test('a new building bears the name of the account, unless the file gives it another or none [A-BEHAV-036]', async () => {
  const account = await newAccount()
  const { rows } = await world.services.db.system.query('select group_name as name from account_group where id = $1', [account.group.id])
  const file = [cells('N1'), cells('N2', { 'Account Name': 'Harbour Trust' }), cells('N3', { 'Account Name': '-' })]
  await run(account, await upload(account, await wideFile(file)))
  const made = await buildingsOf(account)
  const nameOf = async (code: string) => {
    const bId = made.find(({ Code }) => Code === code)?.id ?? ''
    return (await account.call(GetProperty, { eId: bId, gId: account.group.id })).AccountName
  }
  expect(await nameOf('N1')).toEqual(rows[0].name)
  expect(await nameOf('N2')).toMatchObject({ en: 'Harbour Trust' })
  expect(await nameOf('N3')).toBeNull()
})

test('codes are made from names, tags that are new are made, and an import is undone as a whole [A-BEHAV-036]', async () => {
  const account = await newAccount()
  const named = { 'Building Name': 'Pier Hall', 'Property Tag': 'Pier Campus' }
  const ImportId = await upload(
    account,
    await xlsxFile([buildingCells('', named), buildingCells('', named), buildingCells('B1', { City: 'Salem' })]),
  )
  expect((await account.call(GetImport, { gId: account.group.id, ImportId })).NewTags).toEqual(['Pier Campus'])
  expect(await run(account, ImportId)).toMatchObject({ Status: 'Completed', Added: 2, Changed: 1 })
  const made = await buildingsOf(account)
  expect(made.map(({ Code }) => Code).toSorted()).toEqual(['B1', 'PH', 'PH2'])
  expect(made.filter(one => one.PropertyTag?.Name === 'Pier Campus' && one.PropertyType === 'Multiple')).toHaveLength(2)
  expect(await account.call(UndoImport, { GroupId: account.group.id, ImportId })).toMatchObject({ Removed: 2, PutBack: 1 })
  expect(await buildingsOf(account)).toMatchObject([{ Code: 'B1', City: 'Boston' }])
  expect((await account.call(GetPropertyTags, { filter: { gId: account.group.id } })).PropertyTags).toEqual([])
  const history = await account.call(GetImports, { filter: { gId: account.group.id } })
  expect(history.Imports).toMatchObject([{ FileName: 'buildings.xlsx', Status: 'Undone', Added: 2, Changed: 1 }])
  const { rows } = await world.services.db.system.query(
    `select call, count(*)::int as n from audit where group_id = $1 and object = 'building' group by call order by call`,
    [account.group.id],
  )
  expect(rows).toEqual([
    { call: 'Import/RunImport', n: 3 },
    { call: 'Import/UndoImport', n: 3 },
  ])
})

test('an import is not undone where a building was changed since, or has got something of its own [A-BEHAV-036]', async () => {
  const account = await newAccount()
  const GroupId = account.group.id
  const changed = await upload(account, await xlsxFile([buildingCells('C1')]))
  await run(account, changed)
  const [one] = (await buildingsOf(account)).filter(({ Code }) => Code === 'C1')
  const before = await account.call(GetProperty, { eId: one?.id ?? '', gId: GroupId })
  const ids = { GroupId, EntityId: before.id, BuildingId: before.id, Version: before.Version }
  await account.call(EditProperty, { ...ids, BasicInfo: { ...basicInfoOf(before), City: 'Lynn' } })
  expect(await account.refuse(UndoImport, { GroupId, ImportId: changed })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Tower C1, C1” has been changed'),
  })
  const hanging = await upload(account, await xlsxFile([buildingCells('H1')]))
  await run(account, hanging)
  const [two] = (await buildingsOf(account)).filter(({ Code }) => Code === 'H1')
  await world.services.db.system.query(
    `insert into contact (group_id, building_id, full_name, role, phone, email, permission_set) values ($1, $2, '{"en":"A"}', 'GM', '16175550100', 'a@b.example', '{}')`,
    [GroupId, two?.id],
  )
  expect(await account.refuse(UndoImport, { GroupId, ImportId: hanging })).toMatchObject({
    status: 409,
    message: expect.stringContaining('data of its own'),
  })
  expect((await buildingsOf(account)).map(({ Code }) => Code).toSorted()).toEqual(['B1', 'C1', 'H1'])
})

test('names in a file and in a form have one line, whatever breaks stand in their cells [A-BEHAV-036]', async () => {
  const account = await newAccount()
  const broken = { 'Building Name': 'Harbour\nPoint', 'Address Line 1': '1 Pier Road \r\n Suite 4' }
  await run(account, await upload(account, await xlsxFile([buildingCells('H1', broken)])))
  const made = (await buildingsOf(account)).find(({ Code }) => Code === 'H1')
  expect(made).toMatchObject({ Name: { en: 'Harbour Point' }, AddressLine1: '1 Pier Road Suite 4' })
  const one = { gId: account.group.id, eId: made?.id ?? '' }
  const property = await account.call(GetProperty, one)
  const BasicInfo = { ...basicInfoOf(property), Name: { en: 'Harbour\u2028Point\u0085West\n' } }
  const ids = { GroupId: account.group.id, EntityId: property.id, BuildingId: property.id, Version: property.Version }
  await account.call(EditProperty, { ...ids, BasicInfo })
  expect(await account.call(GetProperty, one)).toMatchObject({ Name: { en: 'Harbour Point West' } })
})

test('columns can be mapped by hand, and a file that is not wanted is discarded', async () => {
  const account = await newAccount()
  const GroupId = account.group.id
  const ImportId = await upload(account, await xlsxFile([['Hall', 'X']], ['Building Name', 'Whatever']))
  await account.call(MapColumns, { GroupId, ImportId, Mapping: { 0: 'Name', 1: 'Region', 7: 'City', 2: 'Name' } })
  expect(await account.call(GetImport, { gId: GroupId, ImportId })).toMatchObject({
    Mapping: { 0: 'Name', 1: 'Region' },
    Samples: ['Hall', 'X'],
  })
  await account.call(DiscardImport, { GroupId, ImportId })
  expect(await account.refuse(GetImport, { gId: GroupId, ImportId })).toMatchObject({ status: 404 })
})

test('a file that was sent in pieces is read as one in the call is, and taken over once', async () => {
  const account = await newAccount()
  const GroupId = account.group.id
  const send = async (bytes: Buffer, bucket = 'Import') => {
    const fileName = bucket === 'Import' ? 'buildings.xlsx' : 'menu.xlsx'
    const { UploadId } = await account.call(StartUpload, { GroupId, bucket, fileName, Size: bytes.length })
    await account.call(PutPiece, { GroupId, UploadId, Offset: 0, Bytes: bytes })
    return { GroupId, FileName: 'buildings.xlsx', UploadId }
  }
  const file = await xlsxFile([buildingCells('U1'), buildingCells('U2', { 'Zip Code': '123' })])
  const input = await send(file)
  const { acId: ImportId } = await account.call(UploadBuildings, input)
  const found = await account.call(GetImport, { gId: GroupId, ImportId })
  expect(found).toMatchObject({ FileName: 'buildings.xlsx', Counts: { New: 1, Wrong: 1 } })
  expect((await world.app.inject(found.FilePath)).rawPayload).toEqual(file)
  const notMine = { status: 400, fields: [{ Field: 'UploadId', Message: 'Format error', Hint: 'Choose a file that was uploaded here.' }] }
  expect(await account.refuse(UploadBuildings, input)).toMatchObject(notMine)
  expect(await account.refuse(UploadBuildings, await send(file, 'StaticUrl'))).toMatchObject(notMine)
  const other = await newAccount()
  expect(await other.refuse(UploadBuildings, { ...(await send(file)), GroupId: other.group.id })).toMatchObject(notMine)
  const broken = await account.refuse(UploadBuildings, await send(Buffer.from('no sheet')))
  expect(broken.fields).toEqual([{ Field: 'UploadId', Message: expect.stringContaining('This is not an Excel file of the type XLSX.') }])
  const nothing = await account.refuse(UploadBuildings, { GroupId, FileName: 'a.xlsx' })
  expect(nothing.fields).toEqual([{ Field: 'base64', Message: 'Required' }])
})

test('only GlobalManageEntities imports', async () => {
  const account = await newAccount()
  const other = await account.signInAs('ChiefEngineer')
  expect(await other.refuse(GetImports, { filter: { gId: account.group.id } })).toMatchObject({ status: 403 })
  const file = await xlsxFile([buildingCells('Q1')])
  const input = { GroupId: account.group.id, FileName: 'a.xlsx', base64: file.toString('base64') }
  expect(await other.refuse(UploadBuildings, input)).toMatchObject({ status: 403 })
})

test.each(['en', 'es', 'fr'] as const)(
  'the list of buildings as a file in %s is brought in again: nothing is new and nothing differs',
  async language => {
    const account = await newAccount()
    const [GroupId, gId] = [account.group.id, account.group.id]
    const rows = [buildingCells('R1', { Region: 'North' }), buildingCells('R2', { 'Property Tag': 'Pier', 'Zip Code': '00501' })]
    await run(account, await upload(account, await xlsxFile(rows)))
    const asked = {
      GroupId,
      List: 'Entity/GetPropertyList',
      filter: { gId },
      Columns: propertyColumns.columns.map(({ id }) => id),
      Format: 'xlsx' as const,
      Title: 'Buildings',
      FileName: 'Buildings',
      TimeZone: 'America/New_York',
    }
    const started = await send(world.app, StartExport, asked, account.token, { 'accept-language': language })
    const { TaskId } = JSON.parse(started.body).data
    const task = async () => (await account.call(GetTasks, { gId })).Tasks.find(one => one.acId === TaskId)
    await expect.poll(async () => (await task())?.State, { timeout: 30_000 }).toBe('Done')
    const file = await world.app.inject((await task())?.FileLink ?? '')
    const ImportId = await upload(account, file.rawPayload)
    const found = await account.call(GetImport, { gId, ImportId })
    expect(found.Counts).toEqual({ New: 0, Changed: 0, Same: 3, Wrong: 0 })
  },
)
