import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'

/**
 * A survey of a building. Its id is the BuilderId of the documents and part of the customer's link, so it is random (122 bits), not ordered
 * by time. The PIN is made when the survey is generated: its HMAC, and the PIN encrypted by the server's key, for users who may send it.
 */
export const survey = tenantTable(
  'survey',
  {
    GroupId: uuid().notNull(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    SurveyName: text().notNull().default(''),
    Status: text().$type<'Draft' | 'Active' | 'PendingApproval' | 'Completed'>().notNull().default('Draft'),
    Vertical: text(),
    Products: jsonb().$type<unknown>().notNull(),
    /** The eight Enable… flags of the property information checklist. */
    Enabled: jsonb().$type<Record<string, boolean>>().notNull(),
    ProductQuestions: jsonb().$type<unknown>().notNull(),
    HelperText: jsonb().$type<unknown>().notNull(),
    PinHash: text(),
    PinSealed: text(),
    SubmittedDate: at(),
    /** Wrong PINs since the last right one, and when the last came: each further one has to wait longer. */
  },
  { building: 'BuildingId', named: true, files: ['ProductQuestions', 'HelperText'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.ModifiedDate),
    index().on(t.GroupId, t.BuildingId, t.ModifiedDate),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** What was answered in a section of a survey (a product question's section is `Question:{Code}`), and how far it is. */
export const surveyAnswer = tenantTable(
  'survey_answer',
  {
    GroupId: uuid().notNull(),
    SurveyId: uuid().notNull(),
    Section: text().notNull(),
    ...stamps(),
    ...version(),
    Payload: jsonb().$type<unknown>().notNull(),
    Numerator: integer().notNull().default(0),
    Denominator: integer().notNull().default(0),
  },
  { building: null, files: ['Payload'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.SurveyId, t.Section] }),
    foreignKey({ columns: [t.GroupId, t.SurveyId], foreignColumns: [survey.GroupId, survey.id] }).onDelete('cascade'),
  ],
)

/** Photos of spaces, requested by text message: the random id is in the link `/multipleContentSurvey/{id}`. */
export const contentRequest = tenantTable(
  'content_request',
  {
    GroupId: uuid().notNull(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    ...stamps(),
    SurveyId: uuid().notNull(),
    Locations: jsonb().$type<readonly string[]>().notNull(),
    PhoneNumber: text().notNull(),
    ClosedDate: at(),
  },
  { building: null },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.SurveyId),
    foreignKey({ columns: [t.GroupId, t.SurveyId], foreignColumns: [survey.GroupId, survey.id] }).onDelete('cascade'),
  ],
)
