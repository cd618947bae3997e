import { sql } from 'drizzle-orm'
import type { RecordAccess, RecordNames } from '../history/record.server.ts'

export const templateAccess: RecordAccess = { Object: 'reply_templates' }

/** An account has one row: its name says nothing more. */
export const templateNames: RecordNames = { table: 'reply_templates', name: sql`to_jsonb(''::text)` }
