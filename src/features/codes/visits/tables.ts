import { boolean, foreignKey, index, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import type { VisitBreak, VisitKind } from './model.ts'

/**
 * Somebody who is or was in a building. Who came by a form stands in `visitor_request`; of such a visit there is a row under the same id (`FromForm`)
 * only once somebody has checked it out or corrected it.
 */
export const visit = tenantTable(
  'visit',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    Kind: text().$type<VisitKind>().notNull(),
    FromForm: boolean().notNull().default(false),
    Name: text().notNull(),
    CompanyName: text().notNull().default(''),
    HostName: text().notNull().default(''),
    Unit: text().notNull().default(''),
    Purpose: text().notNull().default(''),
    PhoneNumber: text().notNull().default(''),
    /** The contact, of the staff. */
    ContactId: uuid(),
    InDate: timestamp({ withTimezone: true }).notNull(),
    OutDate: at(),
    Breaks: jsonb().$type<readonly VisitBreak[]>().notNull().default([]),
    /** Why its times were corrected; '' where they were not. */
    Reason: text().notNull().default(''),
  },
  { building: 'BuildingId', named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index('visit_building').on(t.GroupId, t.BuildingId, t.InDate),
    index('visit_account').on(t.GroupId, t.InDate),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
