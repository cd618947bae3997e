import { Column, is, type SQL, sql } from 'drizzle-orm'

type Asked = { pagination: { page: number; perPage: number }; range?: readonly number[] | undefined }

/** LIMIT and OFFSET of a list call: its page, or its range (first and last row, both included) instead. */
export const pageOf = ({ pagination, range }: Asked): { limit: number; offset: number } => {
  const [first, last] = range ?? []
  if (first !== undefined && last !== undefined)
    return { limit: plain(Math.max(0, Math.min(last - first + 1, 10_000))), offset: plain(first) }
  return { limit: plain(pagination.perPage), offset: plain(pagination.page * pagination.perPage) }
}

// As a parameter, a limit is unknown to a prepared plan, which then sorts everything. Drizzle writes any piece of SQL, but asks for a number.
const plain = (value: number): number => sql.raw(String(value)) as never

/** A fixed piece of SQL for the sort of a list call; the id keeps the order of equal rows. A column that is never null is read from its index. */
export const orderOf = (columns: Record<string, SQL | Column>, sort: { field: string; order: 'ASC' | 'DESC' }, id: SQL): SQL => {
  const column = columns[sort.field]
  if (!column) throw new Error(`no column for the sort ${sort.field}`)
  if (is(column, Column) && column.notNull) return sort.order === 'DESC' ? sql`${column} desc, ${id} desc` : sql`${column}, ${id}`
  return sort.order === 'DESC' ? sql`${column} desc nulls last, ${id} desc` : sql`${column} asc nulls first, ${id} asc`
}

/** A LIKE pattern that finds the text anywhere, with its own wildcards taken literally. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Names sort as people read them: á beside a. */
export const byName = (column: SQL): SQL => sql`${column} collate "und-x-icu"`
