import { boolean, date, foreignKey, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../buildings/tables.ts'

/** Sign-ins by PIN by building, type of PIN and day (of the building's clock), kept in the transaction that opens the session. */
export const pinDay = tenantTable(
  'pin_day',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    Type: text().notNull(),
    Day: date({ mode: 'string' }).notNull(),
    SignIns: integer().notNull(),
    LastDate: at().notNull(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.BuildingId, t.Type, t.Day] }),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** PIN codes of a building: the HMAC of the code, and the code encrypted by the server's key, for users who may see it. */
export const pinCode = tenantTable(
  'pin_code',
  {
    ...tenant(),
    ...stamps(),
    BuildingId: uuid().notNull(),
    Type: text().notNull(),
    CodeHash: text().notNull(),
    CodeSealed: text().notNull(),
    Required: boolean().notNull().default(false),
  },
  { building: 'BuildingId', secret: ['CodeHash', 'CodeSealed'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.BuildingId, t.Type),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
