import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetInspectionAggregate } from './calls/GetInspectionAggregate.ts'
import { GetInspectionDates } from './calls/GetInspectionDates.ts'
import { GetInspectionRoundReport } from './calls/GetInspectionRoundReport.ts'
import * as contract from './contract.ts'
import { inspectionReportDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetInspectionAggregate, GetInspectionDates, GetInspectionRoundReport })
export const additions = [dashboards.with(inspectionReportDashboard)]
