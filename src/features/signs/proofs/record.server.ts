import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const proofAccess: RecordAccess = { Object: 'sign_proof', within: inBuilding }
export const proofNames: RecordNames = {
  table: 'sign_proof',
  name: sql`(select b.name from building b where b.group_id = x.group_id and b.id = x.building_id)`,
  within: inBuilding,
}
