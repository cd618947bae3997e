import type { RecordAccess } from '../../base/history/record.server.ts'

export const accountAccess: RecordAccess = { Object: 'account' }
