import { jsonb, primaryKey } from 'drizzle-orm/pg-core'
import { stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import type { ReplyTemplate } from './model.ts'

/** The answers that an account has written down, in their order: one row, whose id is that of the account. */
export const replyTemplates = tenantTable(
  'reply_templates',
  { ...tenant(), ...stamps(), ...version(), Templates: jsonb().$type<readonly ReplyTemplate[]>().notNull() },
  { building: null },
  t => [primaryKey({ columns: [t.GroupId, t.id] })],
)
