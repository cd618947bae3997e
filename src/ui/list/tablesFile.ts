import type { CellValue } from './columns.ts'
import { csvOf } from './csv.ts'
import { type ExportFormat, fileNameOf } from './exportRows.ts'

type NamedTable = { title: string; heads: readonly string[]; rows: readonly (readonly CellValue[])[] }
/** What the tables are of: the parts of the file's name, and facts as name and value under a title. */
type TablesHead = { names: readonly string[]; title: string; facts: readonly (readonly [name: string, value: string])[] }

/** A file that is made, with its name and type. */
export type TablesFile = { name: string; type: string; content: string | Uint8Array }

/**
 * Several tables as one file with their facts first: a sheet of facts and a sheet per table, or one below the other as CSV, each
 * under its title. An empty table has its headers.
 */
export const tablesFile = async (format: ExportFormat, head: TablesHead, tables: readonly NamedTable[]): Promise<TablesFile> => {
  const { names, title, facts } = head
  const name = `${fileNameOf(names)}.${format}`
  if (format === 'csv') {
    const lines = tables.flatMap(table => [[], [table.title], table.heads, ...table.rows.map(row => row.map(textOf))])
    return { name, type: 'text/csv;charset=utf-8', content: csvOf(names, [...facts, ...lines]) }
  }
  const { xlsxOfSheets, xlsxType } = await import('./xlsx.ts')
  const sheets = tables.map(table => ({ name: table.title, columns: table.heads.map(header => ({ header })), rows: table.rows }))
  return { name, type: xlsxType, content: await xlsxOfSheets(sheets, { front: { name: title, lines: [names, ...facts] } }) }
}

const textOf = (value: CellValue): string | number => {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? (value?.day ?? '') : value
}
