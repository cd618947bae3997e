import { sql } from 'drizzle-orm'
import { inBuilding, type RecordNames } from '../../base/history/record.server.ts'

export const surveyNames: RecordNames = { table: 'survey', name: sql`to_jsonb(x.survey_name)`, within: inBuilding }
