import { foreignKey, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import type { PrintState } from './model.ts'

/** How signs of a code are printed, and what became of them; a code that nobody wants printed has none. */
export const printSetting = tenantTable(
  'print_setting',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    SettingId: text().notNull(),
    /** 0: chosen once, and not printed any more. */
    Quantity: integer().notNull(),
    State: text().$type<PrintState>().notNull().default('To print'),
    Material: text().notNull(),
    Size: text().notNull(),
    Orientation: text().notNull(),
    Color: text().notNull(),
    PrintTemplate: text().notNull(),
    FileFormat: text().notNull().default('pdf'),
    /** What stands large on the sign; empty: the words of its type. */
    Headline: text().notNull().default(''),
    PrintedDate: at(),
    /** What the sign showed when it was printed, as `signPrint` sums it up. */
    PrintedOf: text().notNull().default(''),
  },
  { building: 'BuildingId', named: true, counted: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.QrCodeId, t.SettingId),
    index().on(t.GroupId, t.ModifiedDate, t.id),
    index().on(t.GroupId, t.BuildingId, t.ModifiedDate, t.id),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
  ],
)
