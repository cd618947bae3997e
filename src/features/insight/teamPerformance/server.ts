import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetTeamPerformance } from './calls/GetTeamPerformance.ts'
import * as contract from './contract.ts'
import { teamPerformanceDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetTeamPerformance })
export const additions = [dashboards.with(teamPerformanceDashboard)]
