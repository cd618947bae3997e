import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { buildingCells, buildingHead } from '../../../../test/support/importFiles.ts'
import { openWorld } from '../../../../test/world.ts'
import { ChooseSheet, GetImport, GetImportRows, UploadBuildings } from './contract.ts'

const world = await openWorld()

const bookOf = (sheets: Readonly<Record<string, unknown[][]>>): string => {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer).toString('base64') // what `array` gives
}

test('of several sheets another one, and another row of its header, is read when somebody chooses it', async () => {
  const account = await world.newAccount({ global: true })
  const { call } = account
  const GroupId = account.group.id
  const now = [[...buildingHead], [...buildingCells('Now')]]
  const old = [['Buildings that we had'], [], [...buildingHead], [...buildingCells('Old 1')], [...buildingCells('Old 2')]]
  const { acId: ImportId } = await call(UploadBuildings, { GroupId, FileName: 'b.xlsx', base64: bookOf({ Now: now, Old: old }) })
  const head = () => call(GetImport, { gId: GroupId, ImportId })
  const names = async () => (await call(GetImportRows, { filter: { gId: GroupId, ImportId } })).Rows.map(one => one.Code)
  expect((await head()).Notes).toMatchObject({ Name: 'Now', Sheets: ['Now', 'Old'], HeaderRow: 1 })
  await call(ChooseSheet, { GroupId, ImportId, Sheet: 'Old', HeaderRow: 3 })
  expect(await head()).toMatchObject({ RowCount: 2, Notes: { Name: 'Old', HeaderRow: 3 } })
  expect(await names()).toEqual(['Old 1', 'Old 2'])
  const unknown = await account.refuse(ChooseSheet, { GroupId, ImportId, Sheet: 'New', HeaderRow: 1 })
  expect(unknown.fields).toMatchObject([{ Field: 'Sheet' }])
  const below = await account.refuse(ChooseSheet, { GroupId, ImportId, Sheet: 'Old', HeaderRow: 9 })
  expect(below.fields).toMatchObject([{ Field: 'HeaderRow', Message: 'No sheet of the file holds rows below a header.' }])
  expect(await names()).toEqual(['Old 1', 'Old 2'])
})

test('a file of several sheets whose columns nobody knows is kept, and asks', async () => {
  const account = await world.newAccount({ global: true })
  const GroupId = account.group.id
  const base64 = bookOf({
    A: [
      ['x', 'y'],
      [1, 2],
    ],
    B: [['u'], [3]],
  })
  const { acId: ImportId } = await account.call(UploadBuildings, { GroupId, FileName: 'b.xlsx', base64 })
  expect(await account.call(GetImport, { gId: GroupId, ImportId })).toMatchObject({ Mapping: {}, Notes: { Sheets: ['A', 'B'] } })
})
