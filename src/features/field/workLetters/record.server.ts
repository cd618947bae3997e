import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const workLetterAccess: RecordAccess = { Object: 'work_letter', within: inBuilding }
export const workLetterNames: RecordNames = { table: 'work_letter', name: sql`to_jsonb(x.tenant_name)`, within: inBuilding }
