import { foreignKey, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { nameKeyOf, stamps, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../buildings/tables.ts'

/** Choices that people added to a drop-down of a building (FieldName "GLCode-Category" or "MaterialLabor-Category"). */
export const dropDownOption = tenantTable(
  'drop_down_option',
  { ...tenant(), ...stamps(), BuildingId: uuid().notNull(), FieldName: text().notNull(), Option: text().notNull() },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('drop_down_option_key').on(t.GroupId, t.BuildingId, t.FieldName, nameKeyOf(t.Option)),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
