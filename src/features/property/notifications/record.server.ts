import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const notificationRuleAccess: RecordAccess = { Object: 'notification_rule', within: inBuilding }
export const notificationChannelAccess: RecordAccess = { Object: 'notification_channel', within: inBuilding }

export const notificationRuleNames: RecordNames = { table: 'notification_rule', name: sql`to_jsonb(x.qr_type)`, within: inBuilding }
