import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const leadAccess: RecordAccess = { Object: 'lead', within: inBuilding }

/** A lead is called as the person who sent it. */
export const leadNames: RecordNames = {
  table: 'lead',
  name: sql`to_jsonb((select coalesce(nullif(r.name, ''), r.number::text) from visitor_request r where r.group_id = x.group_id and r.id = x.id))`,
  within: inBuilding,
}
