import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetFeedbackSummaries } from './calls/GetFeedbackSummaries.ts'
import { GetFeedbackTopFigures } from './calls/GetFeedbackTopFigures.ts'
import { GetGlobalHeatMap } from './calls/GetGlobalHeatMap.ts'
import * as contract from './contract.ts'
import { feedbackReportDashboard, heatMapDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetFeedbackSummaries, GetFeedbackTopFigures, GetGlobalHeatMap })
export const additions = [dashboards.with(feedbackReportDashboard, heatMapDashboard)]
