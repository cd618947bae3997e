import { randomUUID } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type Account, openWorld, send } from '../../../../test/world.ts'
import { StartExport } from '../../base/exporting/contract.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { GetTask } from '../../base/tasks/contract.ts'
import { GetPropertyList } from '../../property/buildings/contract.ts'
import { addRequest } from '../requests/data.ts'

const world = await openWorld({ work: true })

const field = (Code: string, en: string, Style: FormField['Style'], more: Partial<FormField> = {}): FormField => ({
  Key: randomUUID(),
  Code,
  Style,
  Text: { en, es: `${en} (es)` },
  Required: false,
  Choices: [],
  ...more,
})
const request = (account: Account, n: number, fields: readonly FormField[], answers: FormAnswers) =>
  world.services.db.withTenant(account.group.id as never, tx => {
    const of = { BuildingId: account.building.id, QrCodeId: randomUUID(), ItemId: randomUUID(), FunctionalityType: 'Maintenance' }
    const at = { tx, GroupId: account.group.id as never, now: new Date(Date.UTC(2026, 10, 1, 8, n)) }
    return addRequest(at, { id: randomUUID(), ...of, Venue: null, Language: 'en', isWork: true, fields, answers })
  })

const exported = async ({ call, group, token }: Account, Format: 'csv' | 'xlsx', language = 'en') => {
  const asked = { GroupId: group.id, List: 'Request/GetRequests', filter: { gId: group.id }, Columns: ['Number'], TimeZone: 'UTC' }
  const input = { ...asked, Format, WithData: true, Title: 'Requests', FileName: 'Requests' }
  const { TaskId } = JSON.parse((await send(world.app, StartExport, input, token, { 'accept-language': language })).body).data
  await expect.poll(async () => (await call(GetTask, { gId: group.id, TaskId })).State, { timeout: 30_000 }).toBe('Done')
  const { FileLink } = await call(GetTask, { gId: group.id, TaskId })
  return (await world.app.inject(FileLink ?? '')).rawPayload
}

test('a file of requests with all answers has a column a question, over all signs that ask it in the same words; numbers and days stay so', async () => {
  const account = await world.newAccount()
  const room = () => field('Q001', 'Which room?', 'round.TextLine')
  await request(account, 1, [room(), field('Q002', 'How many people?', 'round.Number')], { Q001: 'Blue', Q002: 12 })
  await request(account, 2, [field('Q001', 'which  ROOM?', 'round.TextLine'), field('Q002', 'On which day?', 'round.Date')], {
    Q001: 'Red',
    Q002: '2026-12-24',
  })
  await request(account, 3, [], {})
  const [sheet] = (await readXlsx(new Uint8Array(await exported(account, 'xlsx')))).sheets
  const [header = [], ...rows] = sheet?.rows ?? []
  expect(header).toHaveLength(4)
  const at = (text: string) => header.findIndex(one => String(one).toLowerCase().replaceAll('  ', ' ') === text.toLowerCase())
  const cells = (text: string) => rows.map(row => row[at(text)] ?? null)
  expect(cells('Which room?')).toEqual([null, 'Red', 'Blue'])
  expect(cells('How many people?')).toEqual([null, null, 12])
  expect(String(cells('On which day?')[1])).toContain('2026')
  const csv = (await exported(account, 'csv')).toString()
  expect(csv.trim().split('\r\n')).toHaveLength(4)
  expect(csv).toContain('12/24/2026')
})

test('a choice stands in the file in the language of its reader, by the choices of the sign that asked', async () => {
  const account = await world.newAccount()
  const choices = (...texts: [string, string][]) => texts.map(([en, es], at) => ({ Value: `C${at + 1}`, Text: { en, es } }))
  const asked = (...texts: [string, string][]) => field('Q001', 'Where?', 'round.SingleChoice', { Choices: choices(...texts) })
  await request(account, 1, [asked(['Roof', 'Azotea'], ['Lobby', 'Vestíbulo'])], { Q001: 'C1' })
  await request(account, 2, [asked(['Garage', 'Garaje'], ['Yard', 'Patio'])], { Q001: 'C1' })
  const [sheet] = (await readXlsx(new Uint8Array(await exported(account, 'xlsx', 'es')))).sheets
  expect(sheet?.rows.map(row => row.at(-1))).toEqual(['Where? (es)', 'Garaje', 'Azotea'])
})

test('a list whose rows bring nothing along says so', async () => {
  const account = await world.newAccount()
  const asked = { GroupId: account.group.id, List: GetPropertyList.path, filter: { gId: account.group.id }, Columns: ['Name'] }
  const refused = await account.refuse(StartExport, { ...asked, Format: 'csv', WithData: true, Title: 'B', FileName: 'B', TimeZone: 'UTC' })
  expect(refused.fields).toMatchObject([{ Field: 'WithData' }])
})
