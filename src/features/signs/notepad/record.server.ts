import { sql } from 'drizzle-orm'
import { firstWords, inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const noteAccess: RecordAccess = { Object: 'proof_note', within: inBuilding }
export const noteNames: RecordNames = { table: 'proof_note', name: sql`to_jsonb(${firstWords(sql`x.note`)})`, within: inBuilding }
