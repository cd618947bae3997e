import { sql } from 'drizzle-orm'
import { firstWords, inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const answerAccess: RecordAccess = { Object: 'feedback', within: inBuilding }

export const answerNames: RecordNames = {
  table: 'feedback',
  name: sql`to_jsonb(coalesce(${firstWords(sql`x.text`)}, x.score || ' / 5'))`,
  within: inBuilding,
}
