import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const writtenReportAccess: RecordAccess = { Object: 'written_report', within: inBuilding }

export const writtenReportNames: RecordNames = {
  table: 'written_report',
  name: sql`to_jsonb(x.first_day || ' – ' || x.last_day)`,
  within: inBuilding,
}
