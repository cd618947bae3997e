import { doublePrecision, foreignKey, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FileRef } from '../../../core/fileRef.ts'
import { nameKeyOf, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import { qrCode } from '../qr/tables.ts'

/** The plan of a floor of a building: a picture, and its size in pixels. */
export const floorPlan = tenantTable(
  'floor_plan',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    Floor: text().notNull(),
    Picture: jsonb().$type<FileRef>().notNull(),
    Width: integer().notNull(),
    Height: integer().notNull(),
  },
  { building: 'BuildingId', named: true, counted: true, files: ['Picture'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('floor_plan_floor_key').on(t.GroupId, t.BuildingId, nameKeyOf(t.Floor)),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** Where a code hangs on a plan: shares of the picture's width and height, 0 to 1. A code stands on one plan at most. */
export const planPin = tenantTable(
  'plan_pin',
  {
    GroupId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    ...stamps(),
    BuildingId: uuid().notNull(),
    PlanId: uuid().notNull(),
    X: doublePrecision().notNull(),
    Y: doublePrecision().notNull(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.QrCodeId] }),
    index().on(t.GroupId, t.PlanId),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.PlanId], foreignColumns: [floorPlan.GroupId, floorPlan.id] }).onDelete('cascade'),
  ],
)
