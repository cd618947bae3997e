import { sql } from 'drizzle-orm'
import type { RecordAccess, RecordNames } from '../../base/history/record.server.ts'
import { inBuilding } from '../../base/history/record.server.ts'

export const subscriptionAccess: readonly RecordAccess[] = [
  { Object: 'report_subscription', within: inBuilding },
  { Object: 'report_delivery', within: inBuilding },
  { Object: 'subscription_setting' },
]

export const subscriptionNames: RecordNames = { table: 'report_subscription', name: sql`to_jsonb(x.report_name)`, within: inBuilding }
