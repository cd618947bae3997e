import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const inspectionAccess: RecordAccess = { Object: 'inspection', within: inBuilding }
export const inspectionNames: RecordNames = { table: 'inspection', name: sql`to_jsonb(x.round_name)`, within: inBuilding }
