import { serve } from '../../../platform/handle.ts'
import { GetAuditRows } from './calls/GetAuditRows.ts'
import { GetAuditUsers } from './calls/GetAuditUsers.ts'
import { GetHistory } from './calls/GetHistory.ts'
import * as contract from './contract.ts'
import { auditColumns } from './listColumns.ts'
import { earlierNames, recordAccess, recordNames, rolePermissionAccess } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, { GetHistory, GetAuditRows, GetAuditUsers })
export const lists = [auditColumns]
export const additions = [...record.additions, recordAccess.with(rolePermissionAccess), recordNames.with(...earlierNames)]
