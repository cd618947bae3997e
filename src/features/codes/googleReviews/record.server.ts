import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const sourceAccess: RecordAccess = { Object: 'review_source' }
export const sourceNames: RecordNames = { table: 'review_source', name: sql`to_jsonb(x.account)` }

export const locationAccess: RecordAccess = { Object: 'review_location', within: inBuilding }
export const locationNames: RecordNames = { table: 'review_location', name: sql`to_jsonb(x.title)`, within: inBuilding }
