import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetPortfolioOverview } from './calls/GetPortfolioOverview.ts'
import * as contract from './contract.ts'
import { overviewDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetPortfolioOverview })
export const additions = [dashboards.with(overviewDashboard)]
