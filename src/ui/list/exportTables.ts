import type { CellValue } from './columns.ts'
import { csvOf, download } from './csv.ts'
import { type ExportFormat, fileNameOf } from './exportRows.ts'

type NamedTable = { title: string; heads: readonly string[]; rows: readonly (readonly CellValue[])[] }
/** What the tables are of: the parts of the file's name, and facts as name and value under a title. */
type TablesHead = { names: readonly string[]; title: string; facts: readonly (readonly [name: string, value: string])[] }

/**
 * Downloads several tables as one file with their facts first: a sheet of facts and a sheet per table, or one below the other as CSV, each
 * under its title. An empty table has its headers.
 */
export const exportTables = async (format: ExportFormat, head: TablesHead, tables: readonly NamedTable[]): Promise<void> => {
  const { names, title, facts } = head
  const name = `${fileNameOf(names)}.${format}`
  if (format === 'csv') {
    const lines = tables.flatMap(table => [[], [table.title], table.heads, ...table.rows.map(row => row.map(textOf))])
    return download(csvOf(names, [...facts, ...lines]), name, 'text/csv;charset=utf-8')
  }
  const { xlsxOfSheets, xlsxType } = await import('./xlsx.ts')
  const sheets = tables.map(table => ({ name: table.title, columns: table.heads.map(header => ({ header })), rows: table.rows }))
  download(await xlsxOfSheets(sheets, { front: { name: title, lines: [names, ...facts] } }), name, xlsxType)
}

const textOf = (value: CellValue): string | number => (value === null ? '' : value instanceof Date ? value.toISOString() : value)
