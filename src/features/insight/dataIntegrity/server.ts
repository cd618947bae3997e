import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetDataIntegrity } from './calls/GetDataIntegrity.ts'
import * as contract from './contract.ts'
import { dataIntegrityDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetDataIntegrity })
export const additions = [dashboards.with(dataIntegrityDashboard)]
