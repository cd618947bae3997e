import { type SQL, sql } from 'drizzle-orm'
import { index, integer, type PgColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The columns of every tenant table; its primary key is (group_id, id). */
export const tenant = () => ({ GroupId: uuid().notNull(), id: uuid().notNull().default(sql`uuidv7()`) })

/** When a row was made and last changed. */
export const stamps = () => ({
  CreatedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
  ModifiedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Counts the saves of an editable row: a save names the version that it read. */
export const version = () => ({ Version: integer().notNull().default(1) })

export const at = () => timestamp({ withTimezone: true })

/**
 * An index by which the few rows of an account that hold a text are found (`findHolding`). What it keeps apart before it sorts it in is at most
 * 256 kB, so that no row that is added waits for much of it.
 */
export const searchIndex = (name: string, GroupId: PgColumn, text: SQL) =>
  index(name).using('gin', GroupId, sql`(${text}) gin_trgm_ops`).with({ gin_pending_list_limit: 256 })

/** Beside it where the text is not kept folded: of the rows with accents and other special signs, what a search compares (`holds`). */
export const foldedIndex = (name: string, GroupId: PgColumn, text: SQL) =>
  searchIndex(name, GroupId, sql`fold_text(${text})`).where(sql`octet_length(${text}) <> length(${text})`)

/** A name as names are compared (`nameKey` of core): what a unique index of names is on, and what a query for a name compares. */
export const nameKeyOf = (name: PgColumn | SQL | string): SQL => sql`name_key(${name})`

/** Seconds from one moment to another, as a float: as `extract` gives them, they would be added up digit by digit, which takes twice as long. */
export const secondsBetween = (from: SQL, to: SQL): SQL => sql`date_part('epoch', ${to} - ${from})`
