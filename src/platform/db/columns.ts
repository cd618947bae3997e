import { sql } from 'drizzle-orm'
import { integer, timestamp, uuid } from 'drizzle-orm/pg-core'

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
