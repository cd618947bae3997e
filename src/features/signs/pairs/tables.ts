import { foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import type { FpoPlacement } from './model.ts'

/** A sign that bears two codes of a building. */
export const qrPair = tenantTable(
  'qr_pair',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    Location: text().notNull(),
    Type: text().notNull(),
    QrCodeId1: uuid().notNull(),
    QrCodeId2: uuid().notNull(),
    Quantity: integer().notNull(),
    Material: text().notNull(),
    Size: text().notNull(),
    Orientation: text().notNull(),
    Color: text().notNull(),
    PrintTemplate: text().notNull(),
    FileFormat: text().notNull(),
    FPOPlacement: text().$type<FpoPlacement>().notNull(),
    FPO1: text().notNull().default(''),
    FPO2: text().notNull().default(''),
  },
  { building: 'BuildingId', named: true, counted: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.ModifiedDate, t.id),
    index().on(t.GroupId, t.BuildingId, t.ModifiedDate, t.id),
    foreignKey({ columns: [t.GroupId, t.QrCodeId1], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.QrCodeId2], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
  ],
)
