import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const qrCodeAccess: RecordAccess = { Object: 'qr_code', within: inBuilding }

export const qrCodeNames: RecordNames = { table: 'qr_code', name: sql`to_jsonb(x.qr_name)`, within: inBuilding }
