import type pg from 'pg'
import { CSV_MARK, csvLine } from '../../core/csv.ts'
import { declaredTables } from '../db/tenantTable.ts'
import { findLeftOut, idsAsSql, quoteName } from './accountRows.ts'
import { hashColumn, resealText } from './accountSecrets.ts'
import { type AccountTable, partOf, peopleOfAccounts } from './parts.ts'

type Client = Pick<pg.ClientBase, 'query'>
/** Rows read at once: as many as are about a megabyte. */
const mostRows = 2000
const readBytes = 1024 * 1024

/**
 * The rows of an account in a table, each as a line of JSON under the columns' names, some at a time and in the order of the table's key. Reads by a
 * cursor, in the caller's transaction, so that all tables are of one moment.
 */
export async function* readLines(
  client: Client,
  table: AccountTable,
  GroupId: string,
  people: readonly string[],
): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name }) => columnOf(table.name, name)).join(', ')
  const rows = `select ${columns} from ${quoteName(table.name)} where ${conditionOf(table, GroupId, people)}`
  await client.query(`declare exported no scroll cursor for select row_to_json(r)::text as line from (${rows}) r`)
  for (let n = 16; ; ) {
    const { rows: found } = await client.query<{ line: string }>(`fetch ${n} from exported`)
    if (found.length === 0) break
    yield found.map(({ line }) => line)
    const bytes = found.reduce((sum, { line }) => sum + line.length, 0)
    n = Math.max(1, Math.min(mostRows, bytes > readBytes ? n >> 1 : n * 2))
  }
  await client.query('close exported')
}

const columnOf = (table: string, name: string): string => {
  const hash = hashColumn(table)
  if (hash?.name !== name) return quoteName(name)
  return `${hash.empty === null ? 'null' : `'${hash.empty}'`}::text as ${quoteName(name)}`
}

const conditionOf = ({ name, key }: AccountTable, GroupId: string, people: readonly string[]): string => {
  if (name === peopleOfAccounts().table.name) return `id = any(${idsAsSql(people)})`
  const own = `${quoteName(key)} = (${idsAsSql([GroupId])})[1]`
  const left = `array[${Object.keys(findLeftOut()).map(one => `'${one}'`)}]`
  const person = partOf(name)?.ofPerson
  if (person !== undefined) return `${own} and ${quoteName(person)} = any(${idsAsSql(people)})`
  if (name === 'file_use') return `${own} and table_name <> all(${left})`
  if (name !== 'stored_file') return own
  // Files that only what is left out uses are left out with it: PDFs and lists made for a task, earlier exports.
  const uses = `select from file_use u where u.group_id = (${idsAsSql([GroupId])})[1] and u.file_id = stored_file.id and u.table_name`
  return `${own} and (not exists (${uses} = any(${left})) or exists (${uses} <> all(${left})))`
}

/** The head of a table's CSV: its columns by the names that they have on the wire. */
export const csvHead = ({ columns }: AccountTable): string => CSV_MARK + csvLine(columns.map(({ name }) => wireName(name)))

/** Lines of a table as CSV for people: texts in one language, lists in one cell, no secret, and nothing that a spreadsheet takes for a formula. */
export const csvRows = ({ name, columns }: AccountTable, lines: readonly string[]): string => {
  const secret = new Set(declaredTables().find(one => one.name === name)?.terms.secret)
  return lines
    .map(line => {
      const row: Record<string, unknown> = JSON.parse(resealText(line, '', null).text)
      return csvLine(columns.map(column => (secret.has(wireName(column.name)) ? '' : cellOf(row[column.name]))))
    })
    .join('')
}

const wireName = (column: string): string =>
  column === 'id' ? column : column.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const cellOf = (value: unknown): string | number => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (Array.isArray(value) && value.every(one => typeof one === 'string')) return value.join('; ')
  const { en, es, ...more } = Object(value)
  return typeof en === 'string' && Object.keys(more).length === 0 ? (es && es !== en ? `${en} / ${es}` : en) : JSON.stringify(value)
}
