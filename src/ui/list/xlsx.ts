import { writeXlsx } from 'hucre/xlsx'
import type { CellValue } from '../../core/listColumns.ts'
import { sheetCell, sheetName } from '../../core/sheetCells.ts'
import { zoneStore } from '../zone.ts'

export type SheetColumn = { header: string; numberFormat?: string | undefined }

/** What narrows the rows of a table, in words. */
export type SheetNotes = { name: string; lines: readonly string[] }

/** The type of a file of Excel. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Sheet = { name: string; columns: readonly SheetColumn[]; rows: readonly (readonly CellValue[])[] }

/**
 * A table as a file of Excel: the headers bold, frozen and with filters, cells typed. Text is always text, whatever it begins with:
 * nothing in it is a formula. Moments stand as the user's clock shows them. `notes` are the lines of a
 * last sheet: the table itself always begins with its headers. Loaded with the first export only.
 */
export const xlsxOf = (
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly CellValue[])[],
  notes: SheetNotes | null = null,
): Promise<Uint8Array> => xlsxOfSheets([{ name, columns, rows }], { notes })

/** What the first sheet says before the tables: lines of texts, the first of each bold. */
type SheetFront = { name: string; lines: readonly (readonly string[])[] }
type Beside = { front?: SheetFront | null; notes?: SheetNotes | null }

/** Several such tables, a sheet each; a name that another sheet has gets its number. */
export const xlsxOfSheets = (sheets: readonly Sheet[], { front = null, notes = null }: Beside): Promise<Uint8Array> => {
  const names = [...(front ? [front.name] : []), ...sheets.map(one => one.name), ...(notes ? [notes.name] : [])].map(sheetName)
  const made = [
    ...(front ? [{ ...linesOf(front.lines), cells: new Map(front.lines.map((_, at) => [`${at},0`, bold])) }] : []),
    ...sheets.map(sheetOf),
    ...(notes ? [linesOf(notes.lines.map(line => [line]))] : []),
  ]
  return writeXlsx({ sheets: made.map((sheet, at) => ({ ...sheet, name: uniqueName(names, at) })) })
}

const bold = { style: { font: { bold: true } } }

const linesOf = (lines: readonly (readonly string[])[]) => ({
  columns: Array.from({ length: Math.max(1, ...lines.map(line => line.length)) }, () => ({ autoWidth: true })),
  rows: lines.map(line => line.map(text => sheetCell(text, null))),
})

const sheetOf = ({ columns, rows }: Sheet) => {
  const header = columns.map(column => column.header)
  const cells = [header, ...rows.map(row => row.map(cell => sheetCell(cell, zoneStore.get())))]
  return {
    columns: columns.map(({ numberFormat }) => ({ autoWidth: true, ...(numberFormat && { numFmt: numberFormat }) })),
    rows: cells,
    cells: new Map(header.map((_, at) => [`0,${at}`, bold])),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${letters(columns.length)}${cells.length}` },
  }
}

const uniqueName = (names: readonly string[], at: number): string => {
  const name = names[at] ?? ''
  const before = names.slice(0, at).filter(one => one.toLowerCase() === name.toLowerCase()).length
  return before === 0 ? name : `${name.slice(0, 27)} ${before + 1}`
}

const letters = (n: number): string => (n > 26 ? letters(Math.floor((n - 1) / 26)) : '') + String.fromCharCode(65 + ((n - 1) % 26))
