import { sql } from 'drizzle-orm'
import { jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stamps, tenant, version } from '../../../platform/db/columns.ts'
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
    Blocks: jsonb().$type<readonly ReportBlock[]>().notNull(),
  },
  { building: null, counted: true, named: true },
  t => [primaryKey({ columns: [t.GroupId, t.id] }), uniqueIndex('custom_report_one_name').on(t.GroupId, sql`lower(${t.Name})`)],
)
