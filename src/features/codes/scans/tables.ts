import { boolean, date, foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { qrCode } from '../qr/tables.ts'

/** Every scan, written before its answer. No address of the visitor is kept. */
export const scan = tenantTable(
  'scan',
  {
    ...tenant(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    ScanDate: at().notNull(),
    Bot: boolean().notNull().default(false),
    Device: text().notNull().default(''),
    Language: text().notNull().default(''),
  },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.id] }), index().on(t.GroupId, t.QrCodeId, t.ScanDate)],
)

/** Scans by code and day (of the building's clock), kept in the transaction that writes the scans. */
export const scanDay = tenantTable(
  'scan_day',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    Day: date({ mode: 'string' }).notNull(),
    Scans: integer().notNull().default(0),
    Bots: integer().notNull().default(0),
    Sessions: integer().notNull().default(0),
    Seconds: integer().notNull().default(0),
    Engaged: integer().notNull().default(0),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.QrCodeId, t.Day] }),
    index().on(t.GroupId, t.BuildingId, t.Day),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
  ],
)

/** Clicks on a scan page's buttons by code, item and day. */
export const clickDay = tenantTable(
  'click_day',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    ItemName: text().notNull(),
    Day: date({ mode: 'string' }).notNull(),
    Clicks: integer().notNull().default(0),
    Seconds: integer().notNull().default(0),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.QrCodeId, t.ItemName, t.Day] }),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
  ],
)
