import { type CellObject, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { plainHead } from './heads.ts'
import type { Sheet } from './model.ts'
import { readWorkbook } from './workbook.server.ts'

const names = new Map(['Name', 'Code', 'City', 'Zip', 'Opens'].map(name => [plainHead(name), name]))
const heads = ['Name', 'Code', 'City', 'Zip', 'Opens']
const aTower = ['Tower', 'T1', 'Boston', '02110', 8]

type Kind = 'xlsx' | 'biff8' | 'biff5'
const kinds: Kind[] = ['xlsx', 'biff8']
const bytesOf = (book: WorkBook, bookType: Kind = 'xlsx') => new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer) // what `array` gives
const readBook = async (book: WorkBook, kind: Kind = 'xlsx'): Promise<Sheet> => {
  const read = await readWorkbook({ bytes: bytesOf(book, kind), names, old: kind !== 'xlsx' })
  if ('refused' in read) throw new Error(read.refused)
  return read.sheet
}
const bookOf = (...sheets: [name: string, sheet: WorkSheet][]): WorkBook => {
  const book = utils.book_new()
  for (const [name, sheet] of sheets) utils.book_append_sheet(book, sheet, name)
  return book
}
const table = (...rows: unknown[][]) => utils.aoa_to_sheet(rows)
/** A table whose row below the header has these cells. */
const withCells = (cells: Record<string, CellObject>): WorkSheet => Object.assign(table(heads, aTower), cells)
const cellsOf = (sheet: Sheet) => sheet.Rows.map(one => one.Cells)

describe.each(kinds)('a workbook as %s', kind => {
  test('is read from the sheet that names most columns: not a hidden one, a cover or a list of others', async () => {
    const book = bookOf(
      ['Old', table(heads, ['Hidden', 'H1', 'Boston', '02110', 8])],
      ['Cover', table(['Our buildings'], ['Made by the portfolio team'])],
      ['Lists', table(['Name', 'Country'], ['USA', 'Canada'])],
      ['Buildings', table(heads, aTower)],
    )
    book.Workbook = { Sheets: [{ Hidden: 2 }, {}, {}, {}] }
    const sheet = await readBook(book, kind)
    expect(cellsOf(sheet)).toEqual([aTower])
    const Sheets = ['Cover', 'Lists', 'Buildings']
    expect(sheet.Notes).toEqual({ Name: 'Buildings', Sheets, HeaderRow: 1, HiddenRows: 0, MoreColumns: 0 })
  })

  test('has its header below a title, and gives a merged cell to all of its rows', async () => {
    const rows = table(['Buildings of 2026'], [], heads, aTower, [null, 'T2', 'Boston'], [null, 'T3', 'Boston'])
    rows['!merges'] = [
      { s: { r: 3, c: 0 }, e: { r: 5, c: 0 } },
      { s: { r: 0, c: 0 }, e: { r: 0, c: 4 } },
    ]
    const sheet = await readBook(bookOf(['S', rows]), kind)
    expect([sheet.Header, sheet.Notes?.HeaderRow]).toEqual([heads, 3])
    expect(sheet.Rows.map(({ Row, Cells }) => [Row, ...Cells.slice(0, 2)])).toEqual([
      [4, 'Tower', 'T1'],
      [5, 'Tower', 'T2'],
      [6, 'Tower', 'T3'],
    ])
  })

  test('shows what people see: padded numbers, days, times, and no tail of a double', async () => {
    const sheet = await readBook(
      bookOf([
        'S',
        withCells({
          A2: { t: 'n', v: 411_999.999_999_999_94 },
          B2: { t: 'n', v: 71, z: '0000' },
          C2: { t: 'n', v: 46_000, z: 'm/d/yy' },
          D2: { t: 'n', v: 21_101_234, z: '00000-0000' },
          E2: { t: 'n', v: 0.25, z: 'h:mm' },
        }),
      ]),
      kind,
    )
    expect(cellsOf(sheet)).toEqual([[412_000, '0071', '2025-12-09', '02110-1234', '06:00']])
  })
})

describe('a workbook', () => {
  test('of 1995 has its texts, which are in a code page', async () => {
    const bytes = Buffer.from(bytesOf(bookOf(['S', table(heads, ['Caf_', ...aTower.slice(1)])]), 'biff5'))
    bytes[bytes.indexOf('Caf_') + 3] = 0xe9
    const read = await readWorkbook({ bytes, names, old: true })
    expect('sheet' in read && read.sheet.Rows[0]?.Cells[0]).toBe('Café')
  })

  test('of the calendar of 1904 has the same days', async () => {
    const book = bookOf(['S', withCells({ C2: { t: 'n', v: 46_000 - 1462, z: 'm/d/yy' } })])
    book.Workbook = { WBProps: { date1904: true } }
    expect(cellsOf(await readBook(book))[0]?.[2]).toBe('2025-12-09')
  })

  test('says which cells show an error, and which formulas have no result', async () => {
    const sheet = await readBook(
      bookOf(['S', withCells({ A2: { t: 'e', v: 23 }, B2: { t: 'e', v: 42 }, C2: { t: 's', v: 'Boston', f: 'UPPER("Boston")' } })]),
    )
    expect(sheet.Rows[0]).toMatchObject({ Faults: { 0: 'Error', 1: 'Error' }, Cells: ['#REF!', '#N/A', 'Boston', '02110', 8] })
  })

  test('says so of a formula whose result the program that wrote it has left out', async () => {
    const bytes = Buffer.from(bytesOf(bookOf(['S', withCells({ C2: { t: 'n', v: 815, f: 'A2&B2' } })])))
    const at = bytes.indexOf('<v>815</v>')
    expect(at).toBeGreaterThan(0) // stored as it is
    bytes.fill(' ', at, at + 10)
    const read = await readWorkbook({ bytes, names, old: false })
    expect('sheet' in read && read.sheet.Rows[0]).toMatchObject({ Faults: { 2: 'NoResult' }, Cells: ['Tower', 'T1', '=A2&B2', '02110', 8] })
  })

  test('tells of rows that a filter hides, and of columns beyond the last that is read', async () => {
    const wide = [...heads, ...Array.from({ length: 58 }, (_, i) => `More ${i}`)]
    const rows = table(
      wide,
      aTower,
      ['Hidden', 'H1'],
      wide.map(() => 'x'),
    )
    rows['!rows'] = [{}, {}, { hidden: true }]
    const sheet = await readBook(bookOf(['S', rows]))
    expect(cellsOf(sheet).map(([name]) => name)).toEqual(['Tower', 'Hidden', 'x'])
    expect(sheet.Notes).toMatchObject({ HiddenRows: 1, MoreColumns: 3 })
  })

  test('of a chart and an empty sheet before the table is read', async () => {
    const sheet = await readBook(bookOf(['Empty', table()], ['S', table(heads, aTower)]))
    expect(cellsOf(sheet)).toEqual([aTower])
  })

  test('that is none throws, and an empty one has no header', async () => {
    await expect(readWorkbook({ bytes: new Uint8Array([0x50, 0x4b, 1, 2, 3]), names, old: false })).rejects.toThrow(/zip|file/i)
    expect(await readBook(bookOf(['S', table()]))).toMatchObject({ Header: [], Rows: [] })
  })
})
