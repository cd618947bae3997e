import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import type { ListTotal } from '../../../core/call.ts'
import { CSV_MARK, csvLine } from '../../../core/csv.ts'
import { formatsIn } from '../../../core/formats.ts'
import { cellValue, csvValue, type ListColumn, type Shown } from '../../../core/listColumns.ts'
import { type SheetValue, sheetCell, sheetName } from '../../../core/sheetCells.ts'
import { recordFile } from '../../../platform/files/recordFile.ts'
import { kindContentTypes } from '../../../platform/files/uploadRules.ts'
import { type Reader, readFor } from '../../../platform/gate/readFor.ts'
import type { Served } from '../../../platform/handle.ts'
import { type InAccount, type JobContext, job } from '../../../platform/jobs/job.ts'
import { phraseIn, wordsFor } from '../../../platform/words.ts'
import { moveTask } from '../tasks/data.ts'
import { type DataColumns, dataColumns, exportedLists, exportPages, listAnswers } from './lists.server.ts'
import { words } from './words.ts'

/** An export that a person has started: what that person asked and may see. */
type Exported = InAccount &
  Reader & {
    TaskId: string
    List: string
    filter: Readonly<Record<string, unknown>>
    sort?: { field: string; order: 'ASC' | 'DESC' } | undefined
    Columns: readonly string[]
    WithData?: boolean
    Format: 'csv' | 'xlsx'
    Title: string
    FileName: string
    TimeZone: string
  }

const mostTries = 3

/** Makes the file of an export, page by page and never whole in memory. Repeated, it is the same file. */
export const makeExport = job<Exported>(
  'exporting.make',
  async (context, data) => {
    try {
      await writeFile(context.services, data)
    } catch (error) {
      const over = context.attempt >= mostTries
      context.services.log.warn({ task: data.TaskId, error: String(error) }, 'an export did not succeed')
      await move(
        context.services,
        data,
        over ? { State: 'Failed', Message: wordsFor(words, data.language)('failed') } : { State: 'Waiting' },
      )
      if (!over) throw error
    }
  },
  { seconds: 600 },
)

type Services = JobContext['services']
const move = (services: Services, { GroupId, TaskId }: Exported, progress: Parameters<typeof moveTask>[3]) =>
  services.db.withTenant(GroupId, (_tx, client) => moveTask(client, GroupId, TaskId, progress))

const writeFile = async (services: Services, data: Exported): Promise<void> => {
  const { GroupId, TaskId, actor, Format, FileName } = data
  const list = exportedLists.all().find(({ call }) => call.path === data.List)
  const served = listAnswers.all().find(({ call }) => call.path === data.List)
  if (!list || !served) throw new Error(`no list ${data.List} is exported`)
  await move(services, data, { State: 'Running', Done: 0 })
  const described = data.Columns.flatMap(id => list.columns.find(column => column.id === id) ?? [])
  const more = data.WithData ? await readDataColumns(services, served, data) : null
  const columns = [...described, ...(more?.columns ?? [])]
  const contentType = Format === 'csv' ? 'text/csv; charset=utf-8' : kindContentTypes.xlsx
  const key = `${GroupId}/${TaskId}`
  const counted = { bytes: 0, rows: 0 }
  const rows = filledRows(services, more?.of, data, rowsOf(services, served, data, counted))
  const file = Format === 'csv' ? csvFile(columns, rows, data) : xlsxFile(columns, rows, data)
  await services.files.put(key, Readable.from(countBytes(file, counted), { objectMode: false }), { contentType })
  const name = `${FileName}.${Format}`
  await services.db.withTenant(GroupId, async (tx, client) => {
    const row = { GroupId, id: TaskId, UserId: actor.UserId, BuildingId: null, Bucket: 'Export' }
    await recordFile(tx, { ...row, Name: name, ContentType: contentType, Size: counted.bytes })
    const Message = wordsFor(words, data.language)('rows', { n: counted.rows })
    const done = { State: 'Done', Done: counted.rows, Total: counted.rows, Message } as const
    await moveTask(client, GroupId, TaskId, { ...done, FileKey: key, FileName: name })
  })
}

type Page = ListTotal & Readonly<Record<string, unknown>>

/** The rows of the list as its call gives them to the person, page by page until one is not full; each page tells the task how far it is. */
async function* rowsOf(services: Services, served: Served, data: Exported, counted: { rows: number }): AsyncGenerator<unknown> {
  const { filter, sort } = data
  const { size } = exportPages
  for (let page = 0; ; page++) {
    const input = { filter, pagination: { page, perPage: size }, ...(sort && { sort }) }
    const { [served.call.rows ?? '']: found, Total, More } = (await readFor(services, served, data, input)) as Page // a list answers so
    const rows: readonly unknown[] = Array.isArray(found) ? found : []
    counted.rows += rows.length
    await move(services, data, { State: 'Running', Done: counted.rows, ...(!More && { Total }) })
    yield* rows
    if (rows.length < size) return
  }
}

/** Rows that are filled with their data at once. */
const filledAtOnce = 500

/** The columns that the rows of a list bring along. The rows are read for it once before: a file begins with its header. */
const readDataColumns = async (services: Services, served: Served, data: Exported) => {
  const of = dataColumns.all().find(one => one.path === data.List)
  if (!of) throw new Error(`the rows of ${data.List} bring no columns along`)
  const { GroupId } = data
  const found = new Map<string, ListColumn<unknown>>()
  for await (const rows of batchesOf(rowsOf(services, served, data, { rows: 0 }))) {
    const some = await services.db.withTenant(
      GroupId,
      tx =>
        of.read(
          { tx, GroupId },
          rows.map(one => of.idOf(one)),
        ),
      { readOnly: true },
    )
    for (const column of some) if (!found.has(column.id)) found.set(column.id, column)
  }
  return { of, columns: [...found.values()] }
}

async function* filledRows(
  services: Services,
  of: DataColumns | undefined,
  { GroupId }: Exported,
  rows: AsyncGenerator<unknown>,
): AsyncGenerator<unknown> {
  if (!of) return yield* rows
  for await (const some of batchesOf(rows))
    yield* await services.db.withTenant(GroupId, tx => of.fill({ tx, GroupId }, some), { readOnly: true })
}

async function* batchesOf(rows: AsyncGenerator<unknown>): AsyncGenerator<unknown[]> {
  let some: unknown[] = []
  for await (const row of rows) {
    some.push(row)
    if (some.length < filledAtOnce) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

type Columns = readonly ListColumn<unknown>[]
const headersOf = (columns: Columns, { language, TimeZone }: Exported): string[] =>
  columns.map(({ header, timed }) => (timed ? `${header[language]} (${TimeZone})` : header[language]))

const shownTo = ({ language, TimeZone }: Exported): Shown => ({
  formats: formatsIn(language, TimeZone),
  language,
  phrase: phraseIn(language),
})

async function* csvFile(columns: Columns, rows: AsyncGenerator<unknown>, data: Exported): AsyncGenerator<Uint8Array> {
  const shown = shownTo(data)
  yield Buffer.from(CSV_MARK + csvLine(headersOf(columns, data)))
  for await (const row of rows) yield Buffer.from(csvLine(columns.map(column => csvValue(column, row, shown))))
}

async function* xlsxFile(columns: Columns, rows: AsyncGenerator<unknown>, data: Exported): AsyncGenerator<Uint8Array> {
  const shown = shownTo(data)
  const lines = async function* (): AsyncGenerator<SheetValue[]> {
    yield headersOf(columns, data)
    for await (const row of rows) yield columns.map(column => sheetCell(cellValue(column, row, shown), data.TimeZone))
  }
  const reader = writeXlsxStream(lines(), {
    name: sheetName(data.Title),
    columns: columns.map(({ numberFormat }) => ({ width: 22, ...(numberFormat && { numFmt: numberFormat }) })),
    freezePane: { rows: 1 },
  }).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

async function* countBytes(chunks: AsyncGenerator<Uint8Array>, counted: { bytes: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    counted.bytes += chunk.byteLength
    yield chunk
  }
}
