import { type CellObject, type DenseWorkSheet, read, set_cptable, type WorkBook } from '@e965/xlsx'
import { plainHead } from './heads.ts'
import { type Cell, type CellFault, MOST_COLUMNS, MOST_ROWS, type Sheet, type SheetNotes } from './model.ts'
import { readCell } from './sheetCells.server.ts'

/** `names`: what a header may be called (`ImportColumns.names`). `old`: an XLS file, whose texts may be in a code page. */
export type AskedBook = { bytes: Uint8Array; names: ReadonlyMap<string, string>; old: boolean; wanted?: WantedTable }
/** The sheet and the row of the header that somebody chose. */
export type WantedTable = { readonly Sheet: string; readonly HeaderRow: number }
export type ReadBook = { sheet: Sheet } | { refused: 'password' }

/** The header is looked for in so many of the first rows of so many sheets. */
const headRows = 30
const mostSheets = 30
const rowsRead = MOST_ROWS + headRows + 1

/**
 * The sheet of a workbook whose header names the most of the wanted columns: below a title, behind a cover sheet. Where none names any, the first sheet
 * that is not hidden with its first row. Throws on what is no workbook.
 */
export const readWorkbook = async ({ bytes, names, old, wanted }: AskedBook): Promise<ReadBook> => {
  if (old) set_cptable(await import('@e965/xlsx/dist/cpexcel'))
  const book = parse(bytes)
  if (!book) return { refused: 'password' }
  const date1904 = book.Workbook?.WBProps?.date1904 === true
  const tables = visibleSheets(book).map(([name, sheet]) => ({ name, ...readTable(sheet, date1904) }))
  const sheets = tables.filter(one => one.rows.length > 0).map(one => one.name)
  if (wanted) return { sheet: readWanted(tables, wanted, sheets) }
  const heads = tables.flatMap((table, at) => {
    const found = findHeader(table.rows, names)
    return found ? [{ at, ...found }] : []
  })
  const best = heads.toSorted((a, b) => b.named - a.named || a.at - b.at)[0]
  const table = tables[best?.at ?? 0]
  if (!table || !best) return { sheet: { Header: [], Rows: [] } }
  return { sheet: sheetFrom(table, best.row, sheets) }
}

/** The rows below a row that somebody chose; nothing where the file has no such row. */
const readWanted = (tables: readonly (Table & { name: string })[], { Sheet: name, HeaderRow }: WantedTable, sheets: string[]): Sheet => {
  const table = tables.find(one => one.name === name)
  const at = table?.rows.findIndex(one => one.Row >= HeaderRow) ?? -1
  return table && at >= 0 ? sheetFrom(table, at, sheets) : { Header: [], Rows: [] }
}

const parse = (bytes: Uint8Array): WorkBook | null => {
  try {
    return read(bytes, { type: 'array', dense: true, cellNF: true, cellStyles: true, sheetStubs: true, sheetRows: rowsRead })
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) return null
    throw error
  }
}

/** Sheets that people see, without those that are a chart. */
const visibleSheets = (book: WorkBook): [string, DenseWorkSheet][] =>
  book.SheetNames.flatMap((name, at): [string, DenseWorkSheet][] => {
    const sheet = book.Sheets[name]
    const hidden = book.Workbook?.Sheets?.[at]?.Hidden
    const isTable = sheet !== undefined && Array.isArray(sheet['!data']) && sheet['!type'] !== 'chart'
    return isTable && !hidden ? [[name, sheet as DenseWorkSheet]] : []
  }).slice(0, mostSheets)

type ReadRow = { Row: number; Cells: Cell[]; Faults: Record<string, CellFault>; hidden: boolean }
type Table = { rows: ReadRow[]; moreColumns: number }

/** The rows that hold anything. A cell that is merged over rows holds its value in all of them. */
const readTable = (sheet: DenseWorkSheet, date1904: boolean): Table => {
  const data = sheet['!data'] as (CellObject[] | undefined)[]
  for (const { s, e } of sheet['!merges'] ?? [])
    for (let row = s.r + 1; row <= Math.min(e.r, rowsRead); row++) {
      const top = data[s.r]?.[s.c]
      if (top) (data[row] ??= [])[s.c] = top
    }
  let widest = 0
  const rows = data.flatMap((cells, at): ReadRow[] => {
    if (!cells) return []
    const Faults: Record<string, CellFault> = {}
    const Cells = Array.from({ length: Math.min(cells.length, MOST_COLUMNS) }, (_, column) => {
      const { value, fault } = readCell(cells[column], date1904)
      if (fault) Faults[column] = fault
      return value
    })
    if (!Cells.some(isFilled)) return []
    widest = Math.max(widest, cells.findLastIndex(cell => cell?.v !== undefined && cell.v !== '') + 1)
    return [{ Row: at + 1, Cells, Faults, hidden: sheet['!rows']?.[at]?.hidden === true }]
  })
  return { rows, moreColumns: Math.max(0, widest - MOST_COLUMNS) }
}
const isFilled = (cell: Cell): boolean => cell !== null && cell !== ''

type Head = { row: number; named: number }
/** The row that names the most columns, the first of them; the first one where none names any. */
const findHeader = (rows: readonly ReadRow[], names: AskedBook['names']): Head | null => {
  const heads = rows.slice(0, headRows).map(({ Cells }, row) => {
    const fields = Cells.flatMap(cell => (typeof cell === 'string' ? (names.get(plainHead(cell)) ?? []) : []))
    return { row, named: new Set(fields).size }
  })
  return heads.toSorted((a, b) => b.named - a.named || a.row - b.row)[0] ?? null
}

const sheetFrom = ({ name, rows, moreColumns }: Table & { name: string }, at: number, sheets: readonly string[]): Sheet => {
  const [header, below] = [rows[at], rows.slice(at + 1)]
  const Header = (header?.Cells ?? []).map(cell => String(cell ?? '').slice(0, 200))
  const HiddenRows = below.filter(one => one.hidden).length
  const Notes: SheetNotes = { Name: name, Sheets: [...sheets], HeaderRow: header?.Row ?? 1, HiddenRows, MoreColumns: moreColumns }
  return { Header, Rows: below.map(row => rowFrom(row, Header.length)), Notes }
}

const rowFrom = ({ Row, Cells, Faults }: ReadRow, columns: number): Sheet['Rows'][number] => ({
  Row,
  Cells: Array.from({ length: columns }, (_, at) => Cells[at] ?? null),
  ...(Object.keys(Faults).length > 0 && { Faults }),
})
