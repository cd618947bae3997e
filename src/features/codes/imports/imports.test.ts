import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { xlsxFile } from '../../../../test/support/importFiles.ts'
import { xlsFile } from '../../../../test/support/xlsFile.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import { withClient } from '../../../platform/db/client.ts'
import { UploadFile } from '../../base/files/contract.ts'
import { addTemplate } from '../../signs/templates/testing.ts'
import { GetQrCode, GetQrCodes, RetireQrCode } from '../qr/contract.ts'
import { DiscardImport, GetImport, GetImportRows, GetImports, RegisterImport, RunImport, UndoImport } from './contract.ts'
import { importMessages } from './rules.ts'

const world = await openWorld({ work: true })
const header = ['Building code', 'QR name', 'Floor', 'Location', 'QR type', 'Installation note', 'Quantity', 'Unit'] as const
type Column = (typeof header)[number]
const lift = (QrName: string, more: Partial<Record<Column, string | number>> = {}) => {
  const row = { 'Building code': 'B1', 'QR name': QrName, Floor: 2, Location: 'Elevator', 'QR type': 'Maintenance', ...more }
  return header.map((name): string | number => (row as Partial<Record<Column, string | number>>)[name] ?? '')
}
const fileOf = (...rows: (string | number)[][]) => xlsxFile(rows, header)
const register = async ({ call, group }: Account, bytes: Buffer, FileName = 'codes.xlsx') =>
  (await call(RegisterImport, { GroupId: group.id, FileName, base64: bytes.toString('base64') })).acId
const run = async ({ call, group }: Account, ImportId: string, choices: Partial<Input<typeof RunImport>> = {}) => {
  await call(RunImport, { GroupId: group.id, ImportId, Existing: 'Update', Wrong: 'Refuse', ...choices })
  await expect.poll(async () => (await call(GetImport, { gId: group.id, ImportId })).Status, { timeout: 20_000 }).not.toBe('Running')
  return call(GetImport, { gId: group.id, ImportId })
}
const codesOf = async ({ call, group }: Account) =>
  (await call(GetQrCodes, { filter: { gId: group.id }, pagination: { page: 0, perPage: 200 }, sort: { field: 'SignId', order: 'ASC' } }))
    .QrCodes
const rowsOf = async ({ call, group }: Account, ImportId: string) =>
  (await call(GetImportRows, { filter: { gId: group.id, ImportId }, pagination: { page: 0, perPage: 200 } })).Rows
const sheetAt = async (link: string | null) =>
  (await readXlsx((await world.app.inject(link ?? '')).rawPayload)).sheets[0]?.rows.map(row => row.map(cell => cell ?? '')) ?? []

test('a file is uploaded, then registered by its FilePath; its codes are made by the rules of the generator [B-CALL-041, B-BEHAV-084]', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { call, group, buildings } = account
  const file = await fileOf(
    lift('Lift 1', { Quantity: 3, 'Installation note': 'Beside the door' }),
    lift('Hall', { 'Building code': 'B2', Location: 'vestíbulo', 'QR type': 'Customer feedback', Floor: '' }),
    lift('Screen', { Location: 'Digital QR', Floor: '' }),
  )
  const sent = { GroupId: group.id, bucket: 'provision', fileName: 'codes.xlsx', fileType: 'xlsx', base64: file.toString('base64') }
  const { fileUrl, FileId } = await call(UploadFile, sent)
  const { acId } = await call(RegisterImport, { GroupId: group.id, FilePath: fileUrl })
  const rows = await rowsOf(account, acId)
  expect(rows.map(({ State }) => State)).toEqual(['New', 'Wrong', 'New'])
  expect(rows[1]?.Problems).toContainEqual(expect.objectContaining({ Field: 'Floor' }))
  expect(await codesOf(account)).toEqual([])
  expect(await run(account, acId, { Wrong: 'LeaveOut' })).toMatchObject({
    Status: 'Completed',
    Added: 2,
    LeftOut: 1,
    FileName: 'codes.xlsx',
  })
  const codes = await codesOf(account)
  expect(codes.map(one => [one.Name, one.Location, one.Floor, one.BuildingId])).toEqual([
    ['Lift 1', 'Elevator', '2', buildings[0]?.id],
    ['Screen', 'Digital QR', 'NA', buildings[0]?.id],
  ])
  const { rows: printed } = await world.services.db.system.query(
    'select quantity from print_setting where group_id = $1 order by quantity',
    [group.id],
  )
  expect(printed.map(one => one.quantity)).toEqual([3]) // what is on a screen has no sign
  const again = await call(RegisterImport, { GroupId: group.id, FilePath: FileId })
  expect((await rowsOf(account, again.acId)).map(({ State }) => State)).toEqual(['Same', 'Wrong', 'Same'])
})

test('a file names a template of the account; one that nobody knows is wrong at its cell', async () => {
  const account = await world.newAccount()
  const { acId: TemplateId } = await addTemplate(account, 'Café wall')
  const row = (name: string, template: string) => [...lift(name), 'Portrait', template]
  const file = await xlsxFile([row('Lift 1', 'café wall'), row('Lift 2', 'Gilded')], [...header, 'Orientation', 'Print template'])
  const ImportId = await register(account, file)
  const judged = await rowsOf(account, ImportId)
  expect(judged.map(({ State, Problems }) => [State, ...Problems.map(({ Field }) => Field)])).toEqual([['New'], ['Wrong', 'PrintTemplate']])
  await run(account, ImportId, { Wrong: 'LeaveOut' })
  const { rows: printed } = await world.services.db.system.query(
    'select print_template, orientation from print_setting where group_id = $1',
    [account.group.id],
  )
  expect(printed).toEqual([{ print_template: TemplateId, orientation: 'Portrait' }])
})

test('a FilePath of another account, bucket or no file is refused at its field', async () => {
  const [account, other] = [await world.newAccount(), await world.newAccount()]
  const base64 = (await fileOf(lift('Lift 1'))).toString('base64')
  const file = { fileName: 'codes.xlsx', fileType: 'xlsx', base64 }
  const theirs = await other.call(UploadFile, { GroupId: other.group.id, bucket: 'provision', ...file })
  const otherBucket = await account.call(UploadFile, { GroupId: account.group.id, bucket: 'StaticUrl', ...file })
  const paths = [theirs.fileUrl, theirs.FileId, otherBucket.FileId, otherBucket.fileUrl, '/f/x.y', '../secret', '']
  for (const FilePath of paths)
    expect(await account.refuse(RegisterImport, { GroupId: account.group.id, FilePath })).toMatchObject({
      status: 400,
      fields: [{ Field: 'FilePath' }],
    })
})

test('xls and xlsx are read, of up to 5 MB and 100 codes; another file is refused in words [B-RULE-059, B-CONST-038, B-CONST-039]', async () => {
  const account = await world.newAccount()
  const { group, refuse } = account
  const old = xlsFile([[...header], lift('Old book'), lift('Older book', { Floor: 3 })])
  const ImportId = await register(account, old, 'codes.xls')
  expect((await rowsOf(account, ImportId)).map(({ Name, State }) => [Name, State])).toEqual([
    ['Old book', 'New'],
    ['Older book', 'New'],
  ])
  expect(await run(account, ImportId)).toMatchObject({ Status: 'Completed', Added: 2 })
  const why = async (bytes: Buffer) =>
    (await refuse(RegisterImport, { GroupId: group.id, FileName: 'codes.xlsx', base64: bytes.toString('base64') })).message
  const rows = (count: number) => Array.from({ length: count }, (_, i) => lift(`Sign ${i}`))
  expect(await why(await fileOf(...rows(101)))).toContain('more than 100 rows')
  expect((await rowsOf(account, await register(account, await fileOf(...rows(100))))).length).toBe(100)
  expect(await why(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('The file is larger than 5MB')
  expect(await why(Buffer.from('Building code,QR name\nB1,Lift\n'))).toContain('XLS, XLSX')
  // Columns that nobody knows are asked for, and nobody is mailed about rows that have none.
  const asked = await register(account, await xlsxFile([['x']], ['Nothing of ours']))
  expect((await rowsOf(account, asked)).map(({ State }) => State)).toEqual(['Wrong'])
})

test('each row is judged by building, name and the rules of the generator; known codes get where they hang from the file', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { call, group } = account
  await run(account, await register(account, await fileOf(lift('Lift 1'), lift('Lift 2'), lift('Gone'))))
  const gone = (await codesOf(account)).find(one => one.Name === 'Gone')
  await call(RetireQrCode, { GroupId: group.id, QrCodeId: gone?.QrCodeId ?? '' })
  const ImportId = await register(
    account,
    await fileOf(
      lift('lift 1', { Floor: 7, Unit: '7B' }),
      lift('Lift 2', { 'QR type': 'Feedback' }),
      lift('Gone'),
      lift('New', { 'Building code': 'B9' }),
      lift('Twice'),
      lift('Twice'),
      lift('Many', { Quantity: 'many', Floor: '' }),
      lift('Lift 1', { 'Building code': 'B2' }),
    ),
  )
  const rows = await rowsOf(account, ImportId)
  expect(rows.map(({ State, Problems }) => [State, ...Problems.map(({ Field, Message }) => `${Field}: ${Message}`)])).toEqual([
    ['Changed'],
    ['Wrong', `QrType: ${importMessages.otherType.replace('{type}', 'Maintenance')}`],
    ['Wrong', `QrName: ${importMessages.retired}`],
    ['Wrong', `BuildingCode: ${importMessages.noBuilding}`],
    ['Wrong', `QrName: ${importMessages.twice}`],
    ['Wrong', `QrName: ${importMessages.twice}`],
    ['Wrong', 'Floor: Floor are Required', 'Quantity: Format error'],
    ['New'],
  ])
  expect(rows[0]?.Differences).toEqual([
    { Field: 'Floor', From: '2', To: '7' },
    { Field: 'Unit', From: '', To: '7B' },
  ])
  expect(await run(account, ImportId, { Wrong: 'LeaveOut' })).toMatchObject({ Added: 1, Changed: 1, LeftOut: 6 })
  const known = (await codesOf(account)).find(one => one.Name === 'Lift 1' && one.Floor === '7')
  expect(known).toMatchObject({ Version: 2, Location: 'Elevator' })
  await call(UndoImport, { GroupId: group.id, ImportId })
  expect((await codesOf(account)).map(one => [one.Name, one.Floor])).toEqual([
    ['Lift 1', '2'],
    ['Lift 2', '2'],
  ])
})

test('rows with errors are mailed to who uploaded them, with a file of them; a good file mails nobody', async () => {
  const account = await world.newAccount()
  await register(account, await fileOf(lift('Good one')), 'good.xlsx')
  await register(account, await fileOf(lift('Lift 1'), lift('Lift 2', { Floor: '' }), lift('Lift 3', { Location: 'Nowhere' })), 'bad.xlsx')
  const asked = `select "to", subject, text, attachments from mail where "group" = $1 or group_id = $1`
  const mails = async () =>
    (await world.services.db.system.query(asked.replace(' where "group" = $1 or', ' where'), [account.group.id])).rows
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1)
  const [mail] = await mails()
  expect(mail.to).toEqual([account.user.email])
  expect(mail.subject).toBe('bad.xlsx: 2 rows have errors')
  expect(mail.text).toContain('Row 3: Floor: Floor are Required')
  expect(mail.text).toContain('Row 4: Location: Format error')
})

test('the history lists Type, dates, Status, FilePath and OutputFile, 25 a page and the newest first; the result is there when it is Completed [B-CALL-040, B-FIELD-029, B-RULE-015]', async () => {
  const account = await world.newAccount()
  const { call, refuse, group } = account
  const first = await register(account, await fileOf(lift('Lift 1'), lift('Lift 2', { Floor: '' })))
  const second = await register(account, await fileOf(lift('Lift 3')))
  const asked = { filter: { gId: group.id, type: 'QrBuilder' as const } }
  const { Imports, Total } = await call(GetImports, asked)
  expect(GetImports.perPage).toBe(25)
  expect([Total, Imports.map(one => one.acId)]).toEqual([2, [second, first]])
  expect(Imports[0]).toMatchObject({ Type: 'QrBuilder', Status: 'Checked', OutputFile: null })
  expect((await world.app.inject(Imports[1]?.FilePath ?? '')).rawPayload.byteLength).toBeGreaterThan(1000)
  await run(account, first, { Wrong: 'LeaveOut' })
  const [, done] = (await call(GetImports, asked)).Imports
  expect(done).toMatchObject({ Status: 'Completed' })
  expect(done?.ModifiedDate).toBeGreaterThanOrEqual(done?.CreatedDate ?? 0)
  const [code] = await codesOf(account)
  const sheet = await sheetAt(done?.OutputFile ?? null)
  expect(sheet[0]?.slice(-4)).toEqual(['Result', 'What is wrong', 'Sign ID', 'Scan address'])
  expect(sheet[1]?.slice(-4)).toEqual(['Added', '', String(code?.SignId), code?.Url])
  expect(sheet[2]).toContain('Floor: Floor are Required')
  expect((await call(GetImports, { filter: { gId: group.id, Status: 'Completed' } })).Total).toBe(1)
  await call(DiscardImport, { GroupId: group.id, ImportId: second })
  expect((await call(GetImports, asked)).Total).toBe(1)
  expect((await refuse(GetImports, { filter: { gId: group.id, type: 'Buildings' } })).status).toBe(400)
})

test('an import runs, and fails where its rows have become wrong meanwhile: nothing is saved, the history says why, and there is no result [B-BEHAV-070, B-MSG-041]', async () => {
  const account = await world.newAccount()
  const { call, group } = account
  await run(account, await register(account, await fileOf(lift('Lift 1'))))
  const ImportId = await register(account, await fileOf(lift('Lift 1', { Floor: 7 }), lift('Lift 2')))
  const now = () => call(GetImport, { gId: group.id, ImportId })
  await withClient(world.owner, async client => {
    await client.query('begin')
    await client.query('update qr_code set retired = true where group_id = $1', [group.id]) // the import waits for this row
    await call(RunImport, { GroupId: group.id, ImportId, Existing: 'Update', Wrong: 'Refuse' })
    expect(await now()).toMatchObject({ Status: 'Running', OutputFile: null })
    await client.query('commit')
  })
  await expect.poll(async () => (await now()).Status, { timeout: 20_000 }).toBe('Failed')
  const { Imports } = await call(GetImports, { filter: { gId: group.id, Status: 'Failed' } })
  expect(Imports).toMatchObject([{ acId: ImportId, OutputFile: null, Message: '1 row has an error. Leave them out, or correct the file.' }])
  expect((await codesOf(account)).filter(({ Name }) => Name === 'Lift 2')).toEqual([])
  await call(DiscardImport, { GroupId: group.id, ImportId })
})

test('a code that was scanned or edited since is not removed by undoing; others go with their addresses', async () => {
  const account = await world.newAccount()
  const { call, group, building, refuse } = account
  const [kept, scanned] = [await register(account, await fileOf(lift('Lift 1'))), await register(account, await fileOf(lift('Lift 2')))]
  await run(account, kept)
  await run(account, scanned)
  const [one, two] = await codesOf(account)
  await world.services.db.system.query(
    `insert into scan_day (group_id, building_id, qr_code_id, day, scans) values ($1, $2, $3, '2026-01-01', 1)`,
    [group.id, building.id, two?.QrCodeId],
  )
  expect(await refuse(UndoImport, { GroupId: group.id, ImportId: scanned })).toMatchObject({ status: 409 })
  await call(UndoImport, { GroupId: group.id, ImportId: kept })
  expect((await codesOf(account)).map(({ Name }) => Name)).toEqual(['Lift 2'])
  expect((await refuse(GetQrCode, { gId: group.id, QrCodeId: one?.QrCodeId ?? '' })).status).toBe(404)
  const left = 'select count(*)::int as n from code_address where address = $1'
  expect((await world.services.db.system.query(left, [one?.Address])).rows[0].n).toBe(0)
})

test('is for those who may manage libraries, in buildings that they see', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const file = await fileOf(lift('Lift 1'), lift('Lift 2', { 'Building code': 'B2' }))
  const visitor = await account.signInAs('Employee')
  const sent = { GroupId: account.group.id, FileName: 'codes.xlsx', base64: file.toString('base64') }
  expect(await visitor.refuse(RegisterImport, sent)).toMatchObject({ status: 403 })
  const some = await account.signInAs('ChiefEngineer', [account.buildings[0]?.id ?? ''])
  const { acId } = await some.call(RegisterImport, sent)
  const { Rows } = await some.call(GetImportRows, { filter: { gId: account.group.id, ImportId: acId } })
  expect(Rows.map(({ State }) => State)).toEqual(['New', 'Wrong'])
})
