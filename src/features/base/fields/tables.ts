import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, foreignKey, index, integer, jsonb, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import type { FormField } from './model.ts'

/**
 * The fields of a form as they were when somebody answered them; never changed. `FormId` is the record that holds the form (a survey, a code's
 * item), `Part` which of its forms. The same fields again are the same version.
 */
export const formVersion = tenantTable(
  'form_version',
  {
    ...tenant(),
    CreatedDate: at().notNull().defaultNow(),
    FormId: uuid().notNull(),
    Part: text().notNull().default(''),
    Number: integer().notNull(),
    /** SHA-256 of the fields. */
    Sum: text().notNull(),
    Fields: jsonb().$type<readonly FormField[]>().notNull(),
  },
  { building: null },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('form_version_one_sum').on(t.GroupId, t.FormId, t.Part, t.Sum),
    unique('form_version_one_number').on(t.GroupId, t.FormId, t.Part, t.Number),
  ],
)

/**
 * A form that was filled in: about what (`SubjectId`: the building, the survey, the code), in which building. Without a version: it was
 * answered before versions were kept.
 */
export const formSubmission = tenantTable(
  'form_submission',
  {
    ...tenant(),
    ...stamps(),
    FormId: uuid().notNull(),
    Part: text().notNull().default(''),
    FormVersionId: uuid(),
    SubjectId: uuid().notNull(),
    BuildingId: uuid().notNull(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.SubjectId, t.FormId, t.Part),
    index().on(t.GroupId, t.BuildingId, t.CreatedDate.desc()),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.FormVersionId], foreignColumns: [formVersion.GroupId, formVersion.id] }),
  ],
)

/** One answer of a submission, in typed columns: a report sums and searches them. */
export const formAnswer = tenantTable(
  'form_answer',
  {
    GroupId: uuid().notNull(),
    SubmissionId: uuid().notNull(),
    Code: text().notNull(),
    FieldKey: text().notNull(),
    SubjectId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    At: at().notNull(),
    Num: doublePrecision(),
    Txt: text(),
    Opts: text().array(),
    Day: date(),
    Files: uuid().array(),
    FileNames: text().array(),
    /** By the error rule of its field. */
    Failed: boolean().notNull().default(false),
    /** Times that it was changed after it was given. */
    Revision: integer().notNull().default(0),
  },
  { building: 'BuildingId', files: ['Files'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.SubmissionId, t.Code] }),
    index('form_answer_trend_index').on(t.GroupId, t.SubjectId, t.FieldKey, t.At.desc()).where(sql`"num" is not null`),
    index('form_answer_failed_index').on(t.GroupId, t.BuildingId, t.At.desc()).where(sql`"failed"`),
    foreignKey({ columns: [t.GroupId, t.SubmissionId], foreignColumns: [formSubmission.GroupId, formSubmission.id] }).onDelete('cascade'),
  ],
)
