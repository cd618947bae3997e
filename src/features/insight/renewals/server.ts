import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetLeaseEnds } from './calls/GetLeaseEnds.ts'
import { GetRenewalFigures } from './calls/GetRenewalFigures.ts'
import { GetRenewals } from './calls/GetRenewals.ts'
import * as contract from './contract.ts'
import { renewalReport } from './dashboard.ts'
import { leaseColumns, renewalColumns } from './listColumns.ts'

export const calls = serve(contract, { GetLeaseEnds, GetRenewalFigures, GetRenewals })
export const lists = [renewalColumns, leaseColumns]
export const additions = [dashboards.with(renewalReport)]
