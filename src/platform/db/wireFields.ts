import { type Column, type SQL, sql } from 'drizzle-orm'

/** A row as `wireFields` reads it: moments are epoch milliseconds, as on the wire. */
export type WireRow<Columns extends Record<string, Column>> = {
  [field in keyof Columns]: Columns[field]['_']['data'] extends Date ? number : Columns[field]['_']['data']
}

/**
 * The select list that gives columns of `from` (a name in the statement, not from outside) under their field names. For lists that are
 * asked for all day: one fixed piece of SQL, made once, where the query builder would write and map every column at each call.
 */
export const wireFields = (columns: Record<string, Column>, from: string): SQL =>
  sql.raw(
    Object.entries(columns)
      .map(([field, column]) => `${valueOf(`${from}."${column.name}"`, column)} as "${field}"`)
      .join(', '),
  )

const valueOf = (name: string, column: Column): string =>
  column.dataType === 'object date' ? `floor(extract(epoch from ${name}) * 1000)::float8` : name
