import { date, doublePrecision, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/db/tenantTable.ts'

/**
 * Bytes of files of visitors on a day (UTC): kept in the account (`Of` is ''), by a code, in a visit, each by its id; arrived from an address
 * (`from:…`, a hash of the day). They hold the limits of a day, and are forgotten after it.
 */
export const visitorBytes = tenantTable(
  'visitor_bytes',
  { GroupId: uuid().notNull(), Day: date().notNull(), Of: text().notNull(), Bytes: doublePrecision().notNull() },
  { building: null },
  t => [primaryKey({ columns: [t.GroupId, t.Day, t.Of] })],
)
