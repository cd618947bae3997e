import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const roundAccess: RecordAccess = { Object: 'field_round', within: inBuilding }
export const roundNames: RecordNames = { table: 'field_round', name: sql`to_jsonb(x.qr_name)`, within: inBuilding }
