import { sql } from 'drizzle-orm'
import { jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { nameKeyOf, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import type { ReportBlock, ReportScope } from './model.ts'

/** A report that an account has built: parts of dashboards in an order. It holds no figures. */
export const customReport = tenantTable(
  'custom_report',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    Name: text().notNull(),
    Scope: text().$type<ReportScope>().notNull(),
    /** The user who alone sees it; null: everybody of the account who sees its dashboards. */
    OwnerId: uuid(),
    Blocks: jsonb().$type<readonly ReportBlock[]>().notNull(),
  },
  { building: null, counted: true, named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('custom_report_name_key').on(t.GroupId, sql`coalesce(${t.OwnerId}, ${t.GroupId})`, nameKeyOf(t.Name)),
  ],
)
