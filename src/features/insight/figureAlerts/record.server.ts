import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const alertAccess: RecordAccess = { Object: 'figure_alert', within: inBuilding }

export const alertNames: RecordNames = { table: 'figure_alert', name: sql`to_jsonb(x.metric)`, within: inBuilding }
