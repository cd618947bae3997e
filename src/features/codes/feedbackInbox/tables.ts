import { foreignKey, index, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { noteColumns } from '../../base/handling/tables.ts'
import { feedback } from '../answers/tables.ts'

/** What staff wrote about an answer: for the team, or as a reply that the visitor got by mail. */
export const feedbackNote = tenantTable(
  'feedback_note',
  { ...noteColumns(), AnswerId: uuid().notNull() },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.AnswerId, t.CreatedDate),
    foreignKey({ columns: [t.GroupId, t.AnswerId], foreignColumns: [feedback.GroupId, feedback.id] }).onDelete('cascade'),
  ],
)
