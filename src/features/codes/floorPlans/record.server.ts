import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const planAccess: RecordAccess = { Object: 'floor_plan', within: inBuilding }
export const planNames: RecordNames = { table: 'floor_plan', name: sql`to_jsonb(x.floor)`, within: inBuilding }
