import { foreignKey, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { qrCode } from '../qr/tables.ts'

/** How the release before kept what `print_setting` keeps: only its servers write it, while an update is under way. The next release drops it. */
export const qrPrint = tenantTable(
  'qr_print',
  {
    GroupId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    Quantity: integer().notNull(),
    State: text().notNull(),
    Material: text().notNull(),
    Size: text().notNull(),
    Orientation: text().notNull(),
    Color: text().notNull(),
    PrintTemplate: text().notNull(),
    FileFormat: text().notNull(),
  },
  { building: null },
  t => [
    primaryKey({ columns: [t.GroupId, t.QrCodeId] }),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
  ],
)
