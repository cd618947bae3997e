import { sql } from 'drizzle-orm'
import type { RecordNames } from '../history/record.server.ts'

export const viewNames: RecordNames = { table: 'list_view', name: sql`to_jsonb(x.name)`, everywhere: true, auditOnly: true }
