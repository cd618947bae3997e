import { sql } from 'drizzle-orm'
import type { RecordNames } from '../../base/history/record.server.ts'

export const importNames: RecordNames = { table: 'import_run', name: sql`to_jsonb(x.file_name)`, auditOnly: true }
