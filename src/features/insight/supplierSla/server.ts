import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetSlaRequests } from './calls/GetSlaRequests.ts'
import { GetSlaTargets } from './calls/GetSlaTargets.ts'
import { GetSupplierSla } from './calls/GetSupplierSla.ts'
import { SaveSlaTargets } from './calls/SaveSlaTargets.ts'
import * as contract from './contract.ts'
import { supplierSla } from './dashboard.ts'
import { slaColumns } from './listColumns.ts'
import { targetAccess, targetNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, { GetSlaRequests, GetSlaTargets, GetSupplierSla, SaveSlaTargets })
export const lists = [slaColumns]
export const additions = [dashboards.with(supplierSla), ...record.additions, recordAccess.with(targetAccess), recordNames.with(targetNames)]
