import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const visitAccess: RecordAccess = { Object: 'visit', within: inBuilding }
export const visitNames: RecordNames = { table: 'visit', name: sql`to_jsonb(x.name)`, within: inBuilding }
