import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const permitAccess: RecordAccess[] = [
  { Object: 'permit', within: inBuilding },
  { Object: 'permit_setting', within: inBuilding },
]

/** A permit is called by its number, its settings by their building. */
export const permitNames: RecordNames[] = [
  {
    table: 'permit',
    name: sql`to_jsonb((select r.number::text from visitor_request r where r.group_id = x.group_id and r.id = x.id))`,
    within: inBuilding,
  },
  {
    table: 'permit_setting',
    name: sql`(select b.name from building b where b.group_id = x.group_id and b.id = x.building_id)`,
    within: inBuilding,
  },
]
