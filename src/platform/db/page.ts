import { Column, is, type SQL, sql } from 'drizzle-orm'
import { foldText, nameKey } from '../../core/fold.ts'

/** What a list call asks for. */
export type PageRequest = { pagination: { page: number; perPage: number }; range?: readonly number[] | undefined }

/** First row and number of rows that a list call asks for: its page, or its range (first and last row, both included) instead. */
export const boundsOf = ({ pagination, range }: PageRequest): { limit: number; offset: number } => {
  const [first, last] = range ?? []
  if (first !== undefined && last !== undefined) return { limit: Math.max(0, Math.min(last - first + 1, 10_000)), offset: first }
  return { limit: pagination.perPage, offset: pagination.page * pagination.perPage }
}

/** LIMIT and OFFSET of a list call. */
export const pageOf = (asked: PageRequest): { limit: number; offset: number } => {
  const { limit, offset } = boundsOf(asked)
  return { limit: plain(limit), offset: plain(offset) }
}

// As a parameter, a limit is unknown to a prepared plan, which then sorts everything. Drizzle writes any piece of SQL, but asks for a number.
const plain = (value: number): number => sql.raw(String(value)) as never

/** The Total of a list that ends in this page: it has rows, or is the first, and is not full. Undefined where only a count can tell. */
export const totalShown = (asked: PageRequest, rows: number): number | undefined => {
  const { limit, offset } = boundsOf(asked)
  return rows < limit && (rows > 0 || offset === 0) ? offset + rows : undefined
}

/** A fixed piece of SQL for the sort of a list call; the id keeps the order of equal rows. A column that is never null is read from its index. */
export const orderOf = (columns: Record<string, SQL | Column>, sort: { field: string; order: 'ASC' | 'DESC' }, id: SQL): SQL => {
  const column = columns[sort.field]
  if (!column) throw new Error(`no column for the sort ${sort.field}`)
  if (is(column, Column) && column.notNull) return sort.order === 'DESC' ? sql`${column} desc, ${id} desc` : sql`${column}, ${id}`
  return sort.order === 'DESC' ? sql`${column} desc nulls last, ${id} desc` : sql`${column} asc nulls first, ${id} asc`
}

/** A LIKE pattern that finds the text anywhere, with its own wildcards taken literally. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** The pattern of what somebody searches for, folded (`foldText`). */
export const foldedPattern = (text: string): string => anywhere(foldText(text))

/**
 * Whether a text holds what somebody searches for, whatever its case, accents and forms of letters. `lowered`: the same text in lower case; a text
 * without special signs is compared there, so that only the others are folded row by row.
 */
const holdsFolded = (lowered: SQL | Column, whole: SQL | Column, pattern: SQL): SQL =>
  sql`(${lowered} like ${pattern} or (octet_length(${whole}) <> length(${whole}) and fold_text(${whole}) like ${pattern}))`

/** Whether a text, already in lower case, holds what somebody searches for. */
export const holds = (searched: SQL | Column, text: string): SQL => holdsFolded(searched, searched, sql`${foldedPattern(text)}`)

/** The same of several columns: one comparison a row, twice as fast as column by column. The line feed between them stands in no search text. */
export const anyHolds = (columns: readonly (SQL | Column)[], text: string): SQL => {
  const whole = sql`concat_ws(chr(10), ${sql.join([...columns], sql`, `)})`
  return holdsFolded(sql`lower(${whole})`, whole, sql`${foldedPattern(text)}`)
}

/** Whether a name is the one that was given, as names are compared (`nameKey`). */
export const isNamed = (column: SQL | Column, name: string): SQL => sql`name_key(${column}) = ${nameKey(name)}`

/** Whether a name is one of those that were given. */
export const isNamedOneOf = (column: SQL | Column, names: readonly string[]): SQL =>
  sql`name_key(${column}) = any(${sql.param(names.map(nameKey))}::text[])`

/**
 * Whether an id is one of some, which are one parameter. More than a few are hashed and each row looked up there, also by a prepared plan,
 * which knows nothing of the parameter and would compare them one by one.
 */
export const oneOf = (column: Column | SQL, ids: readonly string[]): SQL =>
  ids.length > FEW ? sql`(${column} in (select unnest(${uuids(ids)}))) is true` : sql`${column} = any(${uuids(ids)})`
const FEW = 200

/** A list of ids as one parameter. */
export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Names sort as people read them: á beside a. */
export const byName = (column: SQL): SQL => sql`${column} collate "und-x-icu"`

/** Floors sort by their numbers, within what stands before them: 2, 10, B1, B2, Mezzanine. */
export const byFloor = (floor: SQL | Column): SQL =>
  sql`(coalesce(substring(${floor} from '^\\D+'), '') || lpad(coalesce(substring(${floor} from '\\d+'), ''), 8, '0') || ${floor}) collate "und-x-icu"`
