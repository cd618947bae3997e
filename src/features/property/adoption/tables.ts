import { foreignKey, index, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { stamps, tenant } from '../../../platform/db/columns.ts'
import { building } from '../buildings/tables.ts'

/** Where a building stands with a product: Active, Implementing, Interested, Never, or no row. */
export const productState = snakeCase.table(
  'product_state',
  { GroupId: uuid().notNull(), BuildingId: uuid().notNull(), Product: text().notNull(), State: text().notNull(), ...stamps() },
  t => [
    primaryKey({ columns: [t.GroupId, t.BuildingId, t.Product] }),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** Every note with the state that it set; append only, so that the history stays. */
export const productNote = snakeCase.table(
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
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.BuildingId, t.Product, t.CreatedDate),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
