import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const htmlTemplateAccess: RecordAccess = { Object: 'html_template', within: inBuilding }

export const htmlTemplateNames: RecordNames = { table: 'html_template', name: sql`to_jsonb(x.title)`, within: inBuilding }
