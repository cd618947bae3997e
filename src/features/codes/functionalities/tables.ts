import { foreignKey, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { nameKeyOf, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'

/** A written page that other codes begin with; kept with the building for which it was saved. */
export const htmlTemplate = tenantTable(
  'html_template',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    Title: text().notNull(),
    HtmlContent: text().notNull(),
  },
  { building: 'BuildingId', named: true, counted: true, files: ['HtmlContent'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    // Two people who save the same name at once do not both succeed.
    uniqueIndex('html_template_title_key').on(t.GroupId, t.BuildingId, nameKeyOf(t.Title)),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
