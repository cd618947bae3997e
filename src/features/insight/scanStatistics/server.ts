import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetHubItemLogData } from './calls/GetHubItemLogData.ts'
import { GetPinActivity } from './calls/GetPinActivity.ts'
import { GetPinActivityDetails } from './calls/GetPinActivityDetails.ts'
import { GetScanMix } from './calls/GetScanMix.ts'
import { GetScanSeries } from './calls/GetScanSeries.ts'
import { GetScanStats } from './calls/GetScanStats.ts'
import { GetScanTrendData } from './calls/GetScanTrendData.ts'
import * as contract from './contract.ts'
import { scanDashboards } from './dashboard.ts'

export const calls = serve(contract, {
  GetHubItemLogData,
  GetPinActivity,
  GetPinActivityDetails,
  GetScanMix,
  GetScanSeries,
  GetScanStats,
  GetScanTrendData,
})
export const additions = [dashboards.with(...scanDashboards)]
