import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const pairAccess: RecordAccess = { Object: 'qr_pair', within: inBuilding }
export const pairNames: RecordNames = {
  table: 'qr_pair',
  name: sql`(select to_jsonb(string_agg(q.qr_name, ' + ' order by q.id = x.qr_code_id2)) from qr_code q
    where q.group_id = x.group_id and q.id in (x.qr_code_id1, x.qr_code_id2))`,
  within: inBuilding,
}
