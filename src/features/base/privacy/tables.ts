import { integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Localized } from '../../../core/call.ts'
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

/** What the privacy page of visitors says of an account beside what is the same everywhere. Its id is that of the account. */
export const privacyNotice = tenantTable(
  'privacy_notice',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    /** Who is responsible, by name and address; empty: the account. */
    Responsible: text().notNull().default(''),
    /** Where visitors write to. */
    Email: text().notNull().default(''),
    /** What the account adds in its own words. */
    Text: jsonb().$type<Localized>().notNull(),
  },
  { building: null },
  t => [primaryKey({ columns: [t.GroupId, t.id] })],
)
