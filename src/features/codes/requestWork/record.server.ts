import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const planAccess: RecordAccess = { Object: 'request_plan', within: inBuilding }

export const planNames: RecordNames = { table: 'request_plan', name: sql`to_jsonb(x.detail)`, within: inBuilding }
