import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetFeedbackSummary } from './calls/GetFeedbackSummary.ts'
import { GetMaintenanceAnalysisForGroup } from './calls/GetMaintenanceAnalysisForGroup.ts'
import { GetMaintenanceAnalysisSummaryForGroup } from './calls/GetMaintenanceAnalysisSummaryForGroup.ts'
import { GetMaintenanceFeedbackSummaries } from './calls/GetMaintenanceFeedbackSummaries.ts'
import { GetTenantsRequestSummaryList } from './calls/GetTenantsRequestSummaryList.ts'
import * as contract from './contract.ts'
import { serviceRequestsDashboard } from './dashboard.ts'
import { lowColumns } from './listColumns.ts'

export const calls = serve(contract, {
  GetFeedbackSummary,
  GetMaintenanceAnalysisForGroup,
  GetMaintenanceAnalysisSummaryForGroup,
  GetMaintenanceFeedbackSummaries,
  GetTenantsRequestSummaryList,
})
export const lists = [lowColumns]
export const additions = [dashboards.with(serviceRequestsDashboard)]
