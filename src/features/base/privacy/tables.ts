import { integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'

/** How long an account keeps the names in a kind of records; without a row, 365 days. */
export const privacyRetention = tenantTable(
  'privacy_retention',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    Kind: text().notNull(),
    /** Null: for ever. */
    Days: integer(),
  },
  { building: null },
  t => [primaryKey({ columns: [t.GroupId, t.id] }), uniqueIndex('privacy_retention_kind').on(t.GroupId, t.Kind)],
)
