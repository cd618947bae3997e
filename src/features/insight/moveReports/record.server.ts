import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const chargeAccess: RecordAccess = { Object: 'move_charge', within: inBuilding }

/** Charges are called as the resident. */
export const chargeNames: RecordNames = {
  table: 'move_charge',
  name: sql`to_jsonb((select coalesce(nullif(r.name, ''), r.number::text) from visitor_request r where r.group_id = x.group_id and r.id = x.id))`,
  within: inBuilding,
}
