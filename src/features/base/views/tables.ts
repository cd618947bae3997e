import { sql } from 'drizzle-orm'
import { snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { stamps } from '../../../platform/db/columns.ts'
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
  t => [unique().on(t.UserId, t.List, t.GroupId, t.Name).nullsNotDistinct()],
)
