import { sql } from 'drizzle-orm'
import type { RecordAccess, RecordNames } from '../../base/history/record.server.ts'

export const targetAccess: RecordAccess = { Object: 'sla_target' }

/** A target is called by its urgency. */
export const targetNames: RecordNames = { table: 'sla_target', name: sql`to_jsonb(x.urgency)` }
