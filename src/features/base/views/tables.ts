import { sql } from 'drizzle-orm'
import { snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { nameKeyOf, stamps } from '../../../platform/db/columns.ts'
import { appUser } from '../people/tables.ts'

/** Saved views of lists. Global: they follow their user through the accounts; GroupId only says whose ids the filters hold. */
export const listView = snakeCase.table(
  'list_view',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    ...stamps(),
    UserId: uuid()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    GroupId: uuid(),
    List: text().notNull(),
    Name: text().notNull(),
    Query: text().notNull(),
    Hidden: text().array().notNull(),
  },
  t => [
    // Servers of release 0.1.0 name it where they save.
    unique().on(t.UserId, t.List, t.GroupId, t.Name).nullsNotDistinct(),
    uniqueIndex('list_view_name_key').on(t.UserId, t.List, sql`coalesce(${t.GroupId}, ${t.UserId})`, nameKeyOf(t.Name)),
  ],
)
