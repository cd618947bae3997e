import { foreignKey, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamps, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../buildings/tables.ts'

/** Where a building stands with a product: Active, Implementing, Interested, Never, or no row. */
export const productState = tenantTable(
  'product_state',
  { GroupId: uuid().notNull(), BuildingId: uuid().notNull(), Product: text().notNull(), State: text().notNull(), ...stamps() },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.BuildingId, t.Product] }),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** Every note with the state that it set; append only, so that the history stays. */
export const productNote = tenantTable(
  'product_note',
  {
    ...tenant(),
    ...stamps(),
    BuildingId: uuid().notNull(),
    Product: text().notNull(),
    State: text().notNull(),
    Note: text().notNull(),
    UserId: uuid(),
    FullName: text().notNull(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.BuildingId, t.Product, t.CreatedDate),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
