import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const visitorRequestAccess: RecordAccess = { Object: 'visitor_request', within: inBuilding }

export const visitorRequestNames: RecordNames = { table: 'visitor_request', name: sql`to_jsonb(x.number::text)`, within: inBuilding }
