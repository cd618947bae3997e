import { foreignKey, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import type { ReportFigures, ReportPeople } from './model.ts'

/** A report of a building in sentences: the figures of its days, as they were counted when it was written. */
export const writtenReport = tenantTable(
  'written_report',
  {
    ...tenant(),
    CreatedDate: at().notNull().defaultNow(),
    BuildingId: uuid().notNull(),
    Type: text().$type<ReportPeople>().notNull(),
    FirstDay: text().notNull(),
    LastDay: text().notNull(),
    Figures: jsonb().$type<ReportFigures>().notNull(),
    CreatedBy: text().notNull(),
  },
  { building: 'BuildingId', counted: true, named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.BuildingId, t.CreatedDate.desc()),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
