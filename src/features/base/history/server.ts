import { serve } from '../../../platform/handle.ts'
import { GetAuditRows } from './calls/GetAuditRows.ts'
import { GetAuditUsers } from './calls/GetAuditUsers.ts'
import { GetHistory } from './calls/GetHistory.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetHistory, GetAuditRows, GetAuditUsers })
