import { sql } from 'drizzle-orm'
import type { RecordAccess, RecordNames } from '../../base/history/record.server.ts'

export const customReportAccess: RecordAccess = { Object: 'custom_report' }

export const customReportNames: RecordNames = { table: 'custom_report', name: sql`to_jsonb(x.name)` }
