import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { buildingRow } from '../../../../test/support/rows.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import { GetPropertyList } from '../../property/buildings/contract.ts'
import { propertyColumns } from '../../property/buildings/listColumns.ts'
import { building } from '../../property/buildings/tables.ts'
import { GetTasks } from '../tasks/contract.ts'
import { StartExport } from './contract.ts'

const world = await openWorld({ work: true })
const MANY = 2300
const columns = ['Name', 'PropertyType', 'AddressLine1', 'Region', 'ScanCount']

/** An account with many buildings, half of them in the region North. */
const withBuildings = async () => {
  const account = await world.newAccount({ buildings: 0 })
  const rows = Array.from({ length: MANY }, (_, i) => ({
    ...buildingRow(account.group.id, i),
    Name: { en: i === 7 ? '=1+1' : `Tower "${i}", East`, ...(i === 8 && { es: 'Torre' }) },
    Region: i % 2 === 0 ? 'North' : 'South',
  }))
  await world.services.db.asSystem('rows of a test', tx => tx.insert(building).values(rows))
  return account
}
const exportOf = async ({ call, group }: Account, more: Partial<Input<typeof StartExport>>) => {
  const { TaskId } = await call(StartExport, {
    GroupId: group.id,
    List: 'Entity/GetPropertyList',
    filter: { gId: group.id },
    sort: { field: 'Code', order: 'ASC' },
    Columns: columns,
    Format: 'xlsx',
    Title: 'Buildings',
    FileName: 'Buildings – Test',
    TimeZone: 'America/New_York',
    ...more,
  })
  const task = async () => (await call(GetTasks, { gId: group.id })).Tasks.find(one => one.acId === TaskId)
  await expect.poll(async () => (await task())?.State, { timeout: 30_000 }).toBe('Done')
  const done = await task()
  const file = await world.app.inject({ url: done?.FileLink ?? '' })
  return { done, bytes: new Uint8Array(file.rawPayload) }
}

test('a file of more than 2,000 rows is made by the server: each row of the list, in its order and with its columns', async () => {
  const account = await withBuildings()
  const { Properties } = await account.call(GetPropertyList, {
    filter: { gId: account.group.id, Figures: true },
    sort: { field: 'Code', order: 'ASC' },
    pagination: { page: 0, perPage: 9999 },
  })
  expect(Properties).toHaveLength(MANY)
  const { done, bytes } = await exportOf(account, { filter: { gId: account.group.id, Figures: true } })
  expect(done).toMatchObject({ Kind: 'Export', Done: MANY, FileName: 'Buildings – Test.xlsx', Title: 'Buildings' })
  const [sheet] = (await readXlsx(bytes)).sheets
  const [header, ...rows] = sheet?.rows ?? []
  expect(header).toEqual(propertyColumns.columns.filter(({ id }) => columns.includes(id)).map(column => column.header.en))
  expect(rows).toEqual(Properties.map(row => [row.Name.en, 'Single', '1 Test Street, Boston, MA 02110', row.Region, row.ScanCount]))
})

test('the filter and the account of who asked decide; what is no column, no list or not allowed is refused', async () => {
  const [account, other] = [await withBuildings(), await withBuildings()]
  const gId = account.group.id
  const { bytes } = await exportOf(account, {
    Format: 'csv',
    Columns: ['Name', 'Region'],
    filter: { gId: other.group.id, Region: 'South' },
  })
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(lines).toHaveLength(1 + MANY / 2)
  expect(lines.slice(1).every(line => line.endsWith(',South'))).toBe(true)
  expect(lines.some(line => line.startsWith(`'=1+1`))).toBe(true)
  expect(lines.some(line => line.startsWith('"Tower ""9"", East"'))).toBe(true)
  const asked = {
    GroupId: gId,
    List: 'Entity/GetPropertyList',
    filter: { gId },
    Columns: ['Name'],
    Format: 'csv' as const,
    Title: 'x',
    FileName: 'x',
    TimeZone: 'UTC',
  }
  expect(await account.refuse(StartExport, { ...asked, Columns: ['PinSecret'] })).toMatchObject({ status: 400 })
  expect(await account.refuse(StartExport, { ...asked, filter: { gId, Nothing: 1 } })).toMatchObject({ status: 400 })
  expect(await account.refuse(StartExport, { ...asked, List: 'History/GetHistory' })).toMatchObject({ status: 404 })
  expect(await account.refuse(StartExport, { ...asked, List: 'Outbox/GetMails', filter: {} })).toMatchObject({ status: 403 })
  expect(await account.refuse(StartExport, { ...asked, GroupId: crypto.randomUUID() })).toMatchObject({ status: 404 })
  const employee = await account.signInAs('Employee')
  expect(await employee.refuse(StartExport, { ...asked, List: 'QrCode/GetQrCodes' })).toMatchObject({ status: 403 })
})
