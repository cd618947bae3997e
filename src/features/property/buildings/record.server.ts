import { sql } from 'drizzle-orm'
import type { RecordNames } from '../../base/history/record.server.ts'

export const buildingNames: readonly RecordNames[] = [
  { table: 'building', name: sql`x.name`, within: ids => sql`x.id = any(${ids})` },
  { table: 'property_tag', name: sql`to_jsonb(x.name)` },
]
