import { foreignKey, index, integer, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'

/**
 * A review of a building on Google, known by the id that Google gave it: however often it comes, it is one. Who wrote it is not kept. Its stars
 * and words count as an answer whose source is Google (`AnswerId`).
 */
export const review = tenantTable(
  'review',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    ReviewId: text().notNull(),
    ReviewDate: at().notNull(),
    Stars: integer().notNull(),
    Comment: text().notNull().default(''),
    AnswerId: uuid().notNull(),
  },
  { building: 'BuildingId', counted: true, named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('review_one_id').on(t.GroupId, t.ReviewId),
    index().on(t.GroupId, t.BuildingId, t.ReviewDate.desc()),
    index().on(t.GroupId, t.ReviewDate.desc()),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
export type ReviewRow = typeof review.$inferSelect
