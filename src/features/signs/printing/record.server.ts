import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const settingAccess: RecordAccess = { Object: 'print_setting', within: inBuilding }
export const settingNames: RecordNames = {
  table: 'print_setting',
  name: sql`(select to_jsonb(q.qr_name) from qr_code q where q.group_id = x.group_id and q.id = x.qr_code_id)`,
  within: inBuilding,
}
