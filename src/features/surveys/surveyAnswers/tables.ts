import { foreignKey, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, stamps } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { storedFile } from '../../../platform/tables.ts'
import { contentRequest, survey } from '../surveys/tables.ts'

/**
 * A file that was uploaded into a survey: by who answers it, or as the photo of a space that was asked for by text message. One that
 * was taken away stays as a row, so that a survey takes only so many files in all.
 */
export const surveyFile = tenantTable(
  'survey_file',
  {
    GroupId: uuid().notNull(),
    /** The stored file. */
    id: uuid().notNull(),
    ...stamps(),
    SurveyId: uuid().notNull(),
    Name: text().notNull(),
    ContentRequestId: uuid(),
    /** The `Code` of the space that a photo shows. */
    Space: text(),
    RemovedDate: at(),
  },
  { building: null, files: ['id'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.SurveyId, t.CreatedDate),
    foreignKey({ columns: [t.GroupId, t.SurveyId], foreignColumns: [survey.GroupId, survey.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.ContentRequestId], foreignColumns: [contentRequest.GroupId, contentRequest.id] }),
    foreignKey({ columns: [t.GroupId, t.id], foreignColumns: [storedFile.GroupId, storedFile.id] }),
  ],
)
