import { integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import type { Urgency } from '../../codes/requests/model.ts'

/** How soon the suppliers of an account begin and finish, by urgency; without a row, what `standardTargets` says. */
export const slaTarget = tenantTable(
  'sla_target',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    Urgency: text().$type<Urgency>().notNull(),
    ResponseHours: integer().notNull(),
    CompletionHours: integer().notNull(),
  },
  { building: null },
  t => [primaryKey({ columns: [t.GroupId, t.id] }), uniqueIndex('sla_target_urgency').on(t.GroupId, t.Urgency)],
)
