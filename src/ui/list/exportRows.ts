import type { CellValue, Column } from './columns.ts'
import { csvOf, download } from './csv.ts'

export type ExportFormat = 'csv' | 'xlsx'
type Shown = Parameters<Column<unknown>['text']>[1]
type Table<Row> = { title: string; fileName: string; columns: readonly Column<Row>[]; rows: readonly Row[]; shown: Shown }

/** Gives the user rows as a file: CSV with dates as people read them, or XLSX with typed cells. Numbers are numbers in both. */
export const exportRows = async <Row>(format: ExportFormat, { title, fileName, columns, rows, shown }: Table<Row>): Promise<void> => {
  const name = `${fileName}-${new Date().toISOString().slice(0, 10)}.${format}`
  if (format === 'csv') {
    const lines = rows.map(row => columns.map(column => csvValue(column, row, shown)))
    const headers = columns.map(column => column.header)
    return download(csvOf(headers, lines), name, 'text/csv;charset=utf-8')
  }
  const { xlsxOf, xlsxType } = await import('./xlsx.ts')
  const cells = rows.map(row => columns.map(column => cellValue(column, row, shown)))
  download(await xlsxOf(title, columns, cells), name, xlsxType)
}

/** A cell of a column, typed; null where there is nothing. */
export const cellValue = <Row>(column: Column<Row>, row: Row, shown: Shown): CellValue =>
  column.value ? column.value(row) : column.text(row, shown) || null

const csvValue = <Row>(column: Column<Row>, row: Row, shown: Shown): string | number => {
  const value = column.value?.(row)
  return typeof value === 'number' ? value : column.text(row, shown)
}
