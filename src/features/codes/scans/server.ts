import { serve } from '../../../platform/handle.ts'
import { GetAnonymousToken } from './calls/GetAnonymousToken.ts'
import { GetHubItemLogData } from './calls/GetHubItemLogData.ts'
import { GetPinActivity } from './calls/GetPinActivity.ts'
import { GetPinActivityDetails } from './calls/GetPinActivityDetails.ts'
import { GetScanClock } from './calls/GetScanClock.ts'
import { GetScanMix } from './calls/GetScanMix.ts'
import { GetScanSeries } from './calls/GetScanSeries.ts'
import { GetScanStats } from './calls/GetScanStats.ts'
import { GetScanTrendData } from './calls/GetScanTrendData.ts'
import { PreviewScanPage } from './calls/PreviewScanPage.ts'
import { SignInByScan } from './calls/SignInByScan.ts'
import * as contract from './contract.ts'
import { mailReceipt } from './jobs.ts'

export const calls = serve(contract, {
  GetAnonymousToken,
  GetHubItemLogData,
  GetPinActivity,
  GetPinActivityDetails,
  GetScanClock,
  GetScanMix,
  GetScanSeries,
  GetScanStats,
  GetScanTrendData,
  PreviewScanPage,
  SignInByScan,
})
export const jobs = [mailReceipt]
