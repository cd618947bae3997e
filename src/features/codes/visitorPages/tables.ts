import { date, doublePrecision, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/db/tenantTable.ts'

/**
 * Bytes of files that visitors began to send on a day (UTC): of the account (`Of` is ''), of a code, of a visit, each by its id. They hold
 * the limits of a day, and are forgotten after it.
 */
export const visitorBytes = tenantTable(
  'visitor_bytes',
  { GroupId: uuid().notNull(), Day: date().notNull(), Of: text().notNull(), Bytes: doublePrecision().notNull() },
  { building: null },
  t => [primaryKey({ columns: [t.GroupId, t.Day, t.Of] })],
)
