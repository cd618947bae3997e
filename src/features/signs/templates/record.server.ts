import { sql } from 'drizzle-orm'
import type { RecordAccess, RecordNames } from '../../base/history/record.server.ts'

export const templateAccess: RecordAccess = { Object: 'sign_template' }
export const templateNames: RecordNames = { table: 'sign_template', name: sql`to_jsonb(x.name)` }
