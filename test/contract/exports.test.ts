import { expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import { CSV_MARK, csvLine } from '../../src/core/csv.ts'
import { formatsIn } from '../../src/core/formats.ts'
import { csvValue, type DescribedList } from '../../src/core/listColumns.ts'
import type { Language } from '../../src/core/words.ts'
import { StartExport } from '../../src/features/base/exporting/contract.ts'
import { exportedLists } from '../../src/features/base/exporting/lists.server.ts'
import { GetTasks } from '../../src/features/base/tasks/contract.ts'
import { phraseIn } from '../../src/platform/words.ts'
import { lowerCaps } from '../support/caps.ts'
import { rowsOfLists } from '../ways.ts'
import { type Account, openWorld, send } from '../world.ts'

lowerCaps({ list: 2, search: 2, exportPage: 2 }) // so that each file goes on beyond the cap, over several pages
const world = await openWorld({ work: true })
const admin = await world.newAccount({ role: 'AcAdmin', global: true, buildings: 2 })
const stranger = await world.newAccount()
const lists = exportedLists.all()
const ways = new Map([admin, stranger].map(one => [one, rowsOfLists(one)]))
const TimeZone = 'America/New_York'

for (const way of ways.values())
  await world.services.db.asSystem('rows of a test', async tx => {
    for (const { call } of lists) for (let n = 0; n < 3; n++) await way[call.path]?.add(tx, n)
  })

/** Somebody who exports from an account. Each test has its own: so many exports a minute are enough for one person. */
type Reader = { token: string; gId: string }
type Asked = { reader: Reader; list: DescribedList; filter: unknown; language?: Language }
/** What a list call answers to somebody: its rows, or how it refuses. */
const listed = async ({ reader, list, filter, language = 'en' }: Asked) => {
  const input = { filter, pagination: { page: 0, perPage: 1000 } }
  const { status, body } = await send(world.app, list.call, input, reader.token, { 'accept-language': language })
  const rows: unknown[] = status === 200 ? JSON.parse(body).data[list.call.rows] : []
  return { status, rows }
}
const start = async ({ reader, list, filter, language = 'en' }: Asked) => {
  const Columns = list.columns.map(({ id }) => id)
  const named = { Format: 'csv', Title: 'Rows', FileName: 'Rows', TimeZone }
  const input = { GroupId: reader.gId, List: list.call.path, filter, Columns, ...named }
  const { status, body } = await send(world.app, StartExport, input, reader.token, { 'accept-language': language })
  const TaskId: string = status === 200 ? JSON.parse(body).data.TaskId : ''
  return { status, TaskId }
}
const fileOf = async ({ token, gId }: Reader, TaskId: string): Promise<string> => {
  const read = async () => {
    const { body } = await send(world.app, GetTasks, { gId }, token)
    return (JSON.parse(body).data.Tasks as { acId: string; State: string; FileLink: string | null }[]).find(one => one.acId === TaskId)
  }
  await expect.poll(async () => (await read())?.State, { timeout: 30_000 }).toBe('Done')
  return (await world.app.inject({ url: (await read())?.FileLink ?? '' })).body
}
/** Rows as a file holds them. */
const textOf = ({ columns }: DescribedList, rows: readonly unknown[], language: Language): string => {
  const shown = { formats: formatsIn(language, TimeZone), language, phrase: phraseIn(language) }
  const head = columns.map(({ header, timed }) => (timed ? `${header[language]} (${TimeZone})` : header[language]))
  return CSV_MARK + [head, ...rows.map(row => columns.map(column => csvValue(column, row, shown)))].map(csvLine).join('')
}
const globalAdmin = async (): Promise<Reader> => {
  const { token } = await world.newAccount({ role: 'AcAdmin', global: true, buildings: 0 })
  return { token, gId: admin.group.id }
}
/** Lists that hold what is the reader's alone. */
const ofOnesOwn = ['Notification/GetNotifications', 'Alert/GetFigureAlerts']
const outsider = async (): Promise<Reader> => ({ token: (await stranger.signInAs('GM')).token, gId: stranger.group.id })
const filterOf = (account: Account, { call }: DescribedList) => ways.get(account)?.[call.path]?.filter

test('every list that has columns described is exported, and has a call that is answered', () => {
  const answered = served.map(({ call }) => call.path)
  expect(lists.length).toBeGreaterThan(10)
  expect(new Set(lists.map(({ call }) => call.path)).size).toBe(lists.length)
  for (const list of lists) {
    expect(answered).toContain(list.call.path)
    expect(ways.get(admin)?.[list.call.path], list.call.path).toBeDefined()
    expect(new Set(list.columns.map(({ id }) => id)).size).toBe(list.columns.length)
  }
})

test.each(lists.map(list => [list.call.path, list] as const))(
  '%s: a file of the server holds the rows that the call gives its reader, and no others',
  async (path, list) => {
    const owner = { token: admin.token, gId: admin.group.id }
    const [everywhere, first] = [ofOnesOwn.includes(path) ? owner : await globalAdmin(), await admin.signInAs('GM', [admin.building.id])]
    const asked: Asked[] = [
      { reader: everywhere, list, filter: filterOf(admin, list), language: 'es' },
      { reader: { token: first.token, gId: admin.group.id }, list, filter: filterOf(admin, list) },
      { reader: await outsider(), list, filter: filterOf(stranger, list) },
    ]
    for (const one of asked) {
      const seen = await listed(one)
      const started = await start(one)
      expect(started.status, 'refused as the list is').toBe(seen.status)
      if (one.reader === everywhere) expect(seen.rows.length).toBeGreaterThan(2)
      if (seen.status === 200) expect(await fileOf(one.reader, started.TaskId)).toBe(textOf(list, seen.rows, one.language ?? 'en'))
    }
  },
)

test.each(lists.filter(({ call }) => call.scope === 'group').map(list => [list.call.path, list] as const))(
  '%s: whoever names another account in the filter gets nothing of it',
  async (_path, list) => {
    const reader = await outsider()
    const theirs = filterOf(admin, list)
    const own = await listed({ reader, list, filter: { ...theirs, gId: reader.gId } })
    const { status, TaskId } = await start({ reader, list, filter: theirs })
    expect(status).toBe(own.status)
    if (status === 200) expect(await fileOf(reader, TaskId)).toBe(textOf(list, own.rows, 'en'))
  },
)
