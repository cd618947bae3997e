import { inBuilding, type RecordAccess } from '../../base/history/record.server.ts'

export const qrCodeAccess: RecordAccess = { Object: 'qr_code', within: inBuilding }
