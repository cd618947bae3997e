import { foreignKey, jsonb, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import type { MoveCharge } from './model.ts'

/** What a resident who moves out is charged for. Its id is that of the request. */
export const moveCharge = tenantTable(
  'move_charge',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    Charges: jsonb().$type<readonly MoveCharge[]>().notNull().default([]),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    foreignKey({ columns: [t.GroupId, t.id], foreignColumns: [visitorRequest.GroupId, visitorRequest.id] }).onDelete('cascade'),
  ],
)
