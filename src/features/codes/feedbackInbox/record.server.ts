import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const answerAccess: RecordAccess = { Object: 'feedback', within: inBuilding }

export const answerNames: RecordNames = {
  table: 'feedback',
  name: sql`to_jsonb(coalesce(left(x.text, 60), x.score || ' / 5'))`,
  within: inBuilding,
}
