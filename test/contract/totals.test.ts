import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import { type BulkCall, PreviewBulk } from '../../src/core/bulk.ts'
import type { Call, ListTotal } from '../../src/core/call.ts'
import { GetTasks } from '../../src/features/base/tasks/contract.ts'
import { pagesOf } from '../../src/ui/list/pagesOf.ts'
import { lowerCaps } from '../support/caps.ts'
import { rowsOfLists } from '../ways.ts'
import { type Account, openWorld, send } from '../world.ts'

const caps = { list: 5, search: 3, exportPage: 4 }
lowerCaps(caps)
const world = await openWorld({ work: true })
const ROWS = 11
const PAGE = 2

type Rows = readonly { id?: string; acId?: string }[]
const idsOf = (rows: Rows) => rows.map(row => row.id ?? row.acId ?? JSON.stringify(row)) // a row may hold a link that is signed anew
const askList = async (account: Pick<Account, 'token'>, call: Call, filter: unknown, pagination: object) => {
  const { status, body } = await send(world.app, call, { filter, pagination }, account.token)
  expect(status, body).toBe(200)
  const data = JSON.parse(body).data as ListTotal & Record<string, Rows>
  return { rows: data[call.rows ?? ''] ?? [], total: { Total: data.Total, More: data.More } }
}
/** The rows of a list as its pager goes through them: page by page, as long as there is one. */
const readPages = async (account: Account, call: Call, filter: unknown, all: number) => {
  const rows: string[] = []
  const totals: ListTotal[] = []
  for (let page = 0, pages = 1; page < pages; page++) {
    const found = await askList(account, call, filter, { page, perPage: PAGE })
    rows.push(...idsOf(found.rows))
    totals.push(found.total)
    pages = pagesOf(found.total, PAGE)
    const { Total, More } = found.total
    expect(Total, 'a Total holds what was shown').toBeGreaterThanOrEqual(rows.length)
    expect(More ? Total < all : Total === all, `page ${page} of ${all} says ${Total}, more: ${More}`).toBe(true)
  }
  return { rows, totals }
}
const addRows = (add: (tx: never, n: number) => Promise<unknown>, from: number, to: number) =>
  world.services.db.asSystem('rows of a test', async tx => {
    for (let n = from; n < to; n++) await add(tx as never, n)
  })

const lists: Call[] = served.map(one => one.call).filter(call => call.rows)

test.each(lists.map(call => [call.path, call] as const))(
  '%s is read page by page to its end, and says whether Total is exact',
  async (path, call) => {
    const account = await world.newAccount({ role: 'AcAdmin', global: true })
    const way = rowsOfLists(account)[path]
    if (!way) throw new Error(`no rows of ${path}`)
    await addRows(way.add, 0, ROWS)
    const { rows: all, total } = await askList(account, call, way.filter, { page: 0, perPage: 1000 })
    expect(all.length).toBeGreaterThanOrEqual(ROWS)
    expect(total).toEqual({ Total: all.length, More: false })
    expect((await readPages(account, call, way.filter, all.length)).rows).toEqual(idsOf(all))
    const range = await send(world.app, call, { filter: way.filter, range: [7, 8] }, account.token)
    expect(idsOf(JSON.parse(range.body).data[call.rows ?? ''])).toEqual(idsOf(all.slice(7, 9)))
  },
)

const said = (table: string, set: string) => (account: Account) =>
  world.services.db.asSystem('words of a test', tx => tx.execute(`update ${table} set ${set} where group_id = '${account.group.id}'`))
const searches: { path: string; text: string; say?: (account: Account) => Promise<unknown> }[] = [
  { path: 'Request/GetRequests', text: 'leaking', say: said('visitor_request', `detail = 'Leaking tap'`) },
  { path: 'Request/GetRequests', text: 'ta', say: said('visitor_request', `detail = 'Leaking tap'`) }, // too short for the index
  { path: 'Feedback/GetAnswers', text: 'clean', say: said('feedback', `text = 'Very clean'`) },
  { path: 'QrCode/GetQrCodesByGroupId', text: 'code' },
  { path: 'Outbox/GetTexts', text: 'text' },
]
test.each(searches.map(one => [one.path, one.text, one] as const))(
  '%s: a search for “%s” goes on beyond its cap',
  async (path, text, { say }) => {
    const account = await world.newAccount({ role: 'AcAdmin', global: true })
    const call = lists.find(one => one.path === path)
    const way = rowsOfLists(account)[path]
    if (!call || !way) throw new Error(`no rows of ${path}`)
    await addRows(way.add, 0, ROWS)
    await say?.(account)
    const filter = { ...way.filter, text }
    const { rows: all } = await askList(account, call, filter, { page: 0, perPage: 1000 })
    expect(all.length).toBeGreaterThanOrEqual(ROWS)
    const { rows, totals } = await readPages(account, call, filter, all.length)
    expect(rows).toEqual(idsOf(all))
    expect(
      totals.some(({ More }) => More),
      'it is counted to a cap',
    ).toBe(true)
  },
)

/** `filter`: beside the account, where it is not that of the list. */
type BulkWay = { list: string; Values?: object; before?: string; filter?: object }
const asked = { QuestionText: { en: 'Fine?' }, AskCES: true, AskNPS: true, AskComment: true, AskRole: true, AskEmail: true }
const { QuestionText, ...asks } = asked
const feedbackForm = JSON.stringify({ EntityType: 'Lobby', Questions: [{ QuestionText, Choices: [] }], ...asks })
/** For every bulk call: the list whose rows it changes, and what it needs. */
const bulks: Record<string, BulkWay> = {
  'Entity/ArchiveProperties': { list: 'Entity/GetPropertyList' },
  'Entity/RestoreProperties': { list: 'Entity/GetPropertyList', before: 'update building set archived_date = now()' },
  'QrCode/RetireQrCodes': { list: 'QrCode/GetQrCodes' },
  'QrCode/RestoreQrCodes': { list: 'QrCode/GetQrCodes', before: 'update qr_code set retired = true' },
  'Feedback/ChangeFeedbackQuestion': {
    list: 'QrCode/GetQrCodes',
    filter: { EntityType: 'Lobby', ...asked },
    before: `update qr_item set functionality_type = 'Feedback', template_form_data = '${feedbackForm}'`,
    Values: { ...asked, QuestionText: { en: 'Good?' } },
  },
  'PrintManagement/SetPrintState': { list: 'PrintManagement/GetPrintSettings', Values: { State: 'Ordered' } },
  'Lead/AssignLeads': {
    list: 'Vacancy/GetVacancyLeads',
    filter: {},
    before: `insert into lead (group_id, id, building_id, stage) select v.group_id, v.id, v.building_id, 'New' from (
      select r.* from visitor_request r left join lead l on l.group_id = r.group_id and l.id = r.id where l.id is null) v`,
    Values: { AssigneeId: null },
  },
  'Request/AssignRequests': { list: 'Request/GetRequests', Values: { AssigneeId: null } },
  'Feedback/SeeAnswers': { list: 'Feedback/GetAnswers' },
  'Feedback/FinishAnswers': { list: 'Feedback/GetAnswers' },
  'Feedback/AssignAnswers': { list: 'Feedback/GetAnswers', Values: { AssigneeId: null } },
}
const bulkCalls = served.map(one => one.call).filter((call): call is Call & BulkCall => 'filter' in call)

test('every bulk call has a way here', () => expect(bulkCalls.map(({ path }) => path).toSorted()).toEqual(Object.keys(bulks).toSorted()))

test.each(bulkCalls.map(call => [call.path, call] as const))(
  '%s changes exactly the rows that its question counted',
  async (path, call) => {
    const account = await world.newAccount({ role: 'AcAdmin' })
    const { list, Values, before, ...own } = bulks[path] ?? { list: '' }
    const way = rowsOfLists(account)[list]
    if (!way) throw new Error(`no rows of ${path}`)
    const GroupId = account.group.id
    const filter = own.filter ? { gId: GroupId, ...own.filter } : way.filter
    const add = async (from: number, to: number) => {
      await addRows(way.add, from, to)
      if (before) await world.services.db.asSystem('states of a test', tx => tx.execute(sql.raw(`${before} where group_id = '${GroupId}'`)))
    }
    await add(0, ROWS)
    const asked = await account.call(PreviewBulk, { GroupId, Call: path, filter: filter as Record<string, unknown> })
    expect(asked.Total).toBeGreaterThanOrEqual(ROWS)
    expect(asked.Rows).toHaveLength(asked.Total)
    await add(ROWS, ROWS + 2) // what comes after the question is not in its answer
    const { status, body } = await send(world.app, call as Call, { GroupId, Rows: asked.Rows, ...(Values && { Values }) }, account.token)
    expect(status, body).toBe(200)
    expect(JSON.parse(body).data).toEqual({ Done: asked.Total, Left: [], TaskId: null })
    const [one, two] = asked.Rows
    const again = await account.call(PreviewBulk, { GroupId, Call: path, Ids: [one?.id ?? '', two?.id ?? ''] })
    expect(again.Total, 'ticked rows that need nothing more are not asked about').toBe(Values ? 2 : 0)
    expect((await account.call(GetTasks, { gId: GroupId })).Tasks).toEqual([])
  },
)

test('a bulk action is previewed by those who may do it, of a call that is one, and of rows of their own', async () => {
  const [account, other] = [await world.newAccount({ role: 'AcAdmin' }), await world.newAccount({ role: 'AcAdmin' })]
  const GroupId = account.group.id
  await addRows(rowsOfLists(other)['Feedback/GetAnswers']?.add ?? (async () => undefined), 0, 3)
  const asked = { GroupId, Call: 'Feedback/FinishAnswers', filter: { gId: other.group.id } }
  expect(await account.call(PreviewBulk, asked)).toEqual({ Rows: [], Total: 0 })
  expect(await account.refuse(PreviewBulk, { ...asked, filter: { gId: GroupId, Status: 'Nothing' } })).toMatchObject({ status: 400 })
  expect(await account.refuse(PreviewBulk, { ...asked, Call: 'Feedback/GetAnswers' })).toMatchObject({ status: 404 })
  expect(await account.refuse(PreviewBulk, { GroupId, Call: asked.Call })).toMatchObject({ status: 400, fields: [{ Field: 'Ids' }] })
  const reader = await account.signInAs('Employee')
  expect(await reader.refuse(PreviewBulk, { GroupId, Call: 'Entity/ArchiveProperties', filter: { gId: GroupId } })).toMatchObject({
    status: 403,
  })
})
