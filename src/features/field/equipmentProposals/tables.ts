import { foreignKey, index, jsonb, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import type { AttachedFile } from '../inspections/items.ts'
import { inspection } from '../inspections/tables.ts'
import type { ProposedFacts } from './model.ts'

/** What a walk has found at a piece of equipment that its library lacks, until a manager takes it over or leaves it. */
export const equipmentProposal = tenantTable(
  'equipment_proposal',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    EquipmentId: uuid().notNull(),
    InspectionId: uuid().notNull(),
    StopId: uuid().notNull(),
    Facts: jsonb().$type<ProposedFacts>().notNull(),
    Photos: jsonb().$type<readonly AttachedFile[]>().notNull().default([]),
    State: text().$type<'Open' | 'Accepted' | 'Declined'>().notNull().default('Open'),
  },
  { building: 'BuildingId', named: true, files: ['Photos'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('equipment_proposal_one').on(t.GroupId, t.InspectionId, t.StopId),
    index('equipment_proposal_building').on(t.GroupId, t.BuildingId, t.State, t.CreatedDate),
    foreignKey({ columns: [t.GroupId, t.InspectionId], foreignColumns: [inspection.GroupId, inspection.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
