import { serve } from '../../../platform/handle.ts'
import { toDoSources } from '../../base/handling/toDoSources.server.ts'
import { composedPapers } from '../dashboards/composed.server.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetCheckInEvents } from './calls/GetCheckInEvents.ts'
import { GetCheckIns } from './calls/GetCheckIns.ts'
import { GetDailySign } from './calls/GetDailySign.ts'
import { GetEventReport } from './calls/GetEventReport.ts'
import { GetFieldMarketingReport } from './calls/GetFieldMarketingReport.ts'
import { GetLeadCaptures } from './calls/GetLeadCaptures.ts'
import { GetLeadEventInfos } from './calls/GetLeadEventInfos.ts'
import { GetMaintenanceRequests } from './calls/GetMaintenanceRequests.ts'
import { GetSupports } from './calls/GetSupports.ts'
import { GetVacancyLeads } from './calls/GetVacancyLeads.ts'
import { GetVacancyReport } from './calls/GetVacancyReport.ts'
import * as contract from './contract.ts'
import { dailyPapers } from './daily.server.ts'
import { dailyHeads, marketingReports, operationsReports, placeHeads, vacancyLeads } from './dashboard.ts'
import {
  captureColumns,
  checkInColumns,
  checkInEventColumns,
  dailyReportColumns,
  maintenanceColumns,
  placeColumns,
  supportColumns,
  vacancyColumns,
} from './listColumns.ts'
import { leadsToDo } from './toDo.server.ts'

export const calls = serve(contract, {
  GetCheckInEvents,
  GetCheckIns,
  GetDailySign,
  GetEventReport,
  GetFieldMarketingReport,
  GetLeadCaptures,
  GetLeadEventInfos,
  GetMaintenanceRequests,
  GetSupports,
  GetVacancyLeads,
  GetVacancyReport,
})
export const lists = [
  vacancyColumns,
  placeColumns,
  captureColumns,
  maintenanceColumns,
  supportColumns,
  checkInEventColumns,
  checkInColumns,
  ...Object.values(dailyReportColumns),
]
const heads = [marketingReports, operationsReports, vacancyLeads, ...Object.values(placeHeads), ...Object.values(dailyHeads)]
export const additions = [
  ...heads.map(head => dashboards.with(head)),
  ...dailyPapers.map(paper => composedPapers.with(paper)),
  toDoSources.with(leadsToDo),
]
