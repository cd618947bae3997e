import { sql } from 'drizzle-orm'
import type { RecordAccess, RecordNames } from '../../base/history/record.server.ts'

export const accountAccess: RecordAccess = { Object: 'account' }

export const channelNames: RecordNames = { table: 'channel', name: sql`to_jsonb(x.name)`, everywhere: true, auditOnly: true }
