import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { composedPapers } from '../dashboards/composed.server.ts'
import { dashboards } from '../dashboards/model.ts'
import { DeleteReport } from './calls/DeleteReport.ts'
import { GetReport } from './calls/GetReport.ts'
import { GetReports } from './calls/GetReports.ts'
import { SaveReport } from './calls/SaveReport.ts'
import * as contract from './contract.ts'
import { builtReportDashboard } from './dashboard.ts'
import { reportColumns } from './listColumns.ts'
import { customReportAccess, customReportNames } from './record.server.ts'
import * as record from './record.ts'
import { builtReportPaper } from './reports.server.ts'

export const calls = serve(contract, { DeleteReport, GetReport, GetReports, SaveReport })
export const lists = [reportColumns]
export const additions = [
  dashboards.with(builtReportDashboard),
  composedPapers.with(builtReportPaper),
  ...record.additions,
  recordAccess.with(customReportAccess),
  recordNames.with(customReportNames),
]
