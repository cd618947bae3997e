import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetRenewalFigures } from './calls/GetRenewalFigures.ts'
import { GetRenewals } from './calls/GetRenewals.ts'
import * as contract from './contract.ts'
import { renewalReport } from './dashboard.ts'
import { renewalColumns } from './listColumns.ts'

export const calls = serve(contract, { GetRenewalFigures, GetRenewals })
export const lists = [renewalColumns]
export const additions = [dashboards.with(renewalReport)]
