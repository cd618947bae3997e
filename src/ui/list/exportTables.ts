import type { CellValue } from './columns.ts'
import { csvOf, download } from './csv.ts'
import { type ExportFormat, fileNameOf } from './exportRows.ts'

type NamedTable = { title: string; heads: readonly string[]; rows: readonly (readonly CellValue[])[] }

/** Gives the user several tables as one file: a sheet each, or one below the other as CSV, each under its title. Empty ones stand with their heads. */
export const exportTables = async (format: ExportFormat, names: readonly string[], tables: readonly NamedTable[]): Promise<void> => {
  const name = `${fileNameOf(names)}.${format}`
  if (format === 'csv') {
    const lines = tables.flatMap(({ title, heads, rows }) => [[title], heads, ...rows.map(row => row.map(textOf)), []])
    return download(csvOf(names, [[], ...lines.slice(0, -1)]), name, 'text/csv;charset=utf-8')
  }
  const { xlsxOfSheets, xlsxType } = await import('./xlsx.ts')
  const sheets = tables.map(({ title, heads, rows }) => ({ name: title, columns: heads.map(header => ({ header })), rows }))
  download(await xlsxOfSheets(sheets), name, xlsxType)
}

const textOf = (value: CellValue): string | number => (value === null ? '' : value instanceof Date ? value.toISOString() : value)
