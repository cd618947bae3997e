import { foreignKey, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { survey } from '../surveys/tables.ts'
import type { TakeOverGroup } from './model.ts'

/** What a take-over did to one thing, so that it can be undone; passwords in it are sealed. `Before` null: it was added. */
export type TakenOver = {
  Group: TakeOverGroup
  Key: string
  /** The field, or the name of the person, company or network. */
  Name: string
  ObjectId: string
  Before: Record<string, unknown> | null
  After: Record<string, unknown>
}

/** Answers of a survey that staff took over into its building. */
export const surveyTakeOver = tenantTable(
  'survey_take_over',
  {
    ...tenant(),
    ...stamps(),
    BuildingId: uuid().notNull(),
    SurveyId: uuid().notNull(),
    UserId: uuid().notNull(),
    FullName: text().notNull(),
    Taken: jsonb().$type<readonly TakenOver[]>().notNull(),
    UndoneDate: at(),
    /** What an undo has left. */
    Left: jsonb().$type<readonly Pick<TakenOver, 'Group' | 'Name'>[]>().notNull().default([]),
  },
  { building: 'BuildingId', named: true, files: ['Taken'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.SurveyId, t.CreatedDate),
    foreignKey({ columns: [t.GroupId, t.SurveyId], foreignColumns: [survey.GroupId, survey.id] }).onDelete('cascade'),
  ],
)
