import { dayIn } from '../../core/days.ts'
import { cellValue, csvValue } from '../../core/listColumns.ts'
import { download } from '../download.ts'
import { shownZone } from '../zone.ts'
import type { Column } from './columns.ts'
import { csvOf } from './csv.ts'
import type { SheetNotes } from './xlsx.ts'

export type ExportFormat = 'csv' | 'xlsx'
type Shown = Parameters<Column<unknown>['text']>[1]
type Table<Row> = {
  title: string
  fileName: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  shown: Shown
  notes?: SheetNotes | null
}

/**
 * Gives the user rows as a file: CSV with dates as people read them, or XLSX with typed cells. Numbers are numbers in both. Times are those of
 * the user's clock, which their headers name. `notes` stand on a second sheet of a file of Excel.
 */
export const exportRows = async <Row>(
  format: ExportFormat,
  { title, fileName, columns, rows, shown, notes = null }: Table<Row>,
): Promise<void> => {
  const name = `${fileName}.${format}`
  const headers = columns.map(({ header, timed }) => (timed ? `${header} (${shownZone()})` : header))
  if (format === 'csv') {
    const lines = rows.map(row => columns.map(column => csvValue(column, row, shown)))
    return download(csvOf(headers, lines), name, 'text/csv;charset=utf-8')
  }
  const { xlsxOf, xlsxType } = await import('./xlsx.ts')
  const cells = rows.map(row => columns.map(column => cellValue(column, row, shown)))
  const heads = columns.map(({ numberFormat }, at) => ({ header: headers[at] ?? '', numberFormat }))
  download(await xlsxOf(title, heads, cells, notes), name, xlsxType)
}

/** The columns of a file: those that are shown, and those that always stand in one, but no pictures. */
export const columnsInFile = <Row>(columns: readonly Column<Row>[], hidden: readonly string[]): Column<Row>[] =>
  columns.filter(({ id, file }) => file !== 'never' && (file === 'always' || !hidden.includes(id)))

/** `Buildings – Harbor Tower – 2026-11-22`: what it holds, of whom, and the day by the user's clock. Signs that no file may have in its name become blanks. */
export const fileNameOf = (parts: readonly (string | null | undefined)[], now: Date = new Date()): string => {
  const day = dayIn(shownZone(), now.getTime())
  const names = parts
    .map(part =>
      safe(part ?? '')
        .slice(0, 80)
        .trim(),
    )
    .filter(Boolean)
  return [...names, day].join(' – ')
}
const safe = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')

export { cellValue } from '../../core/listColumns.ts'
