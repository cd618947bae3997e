import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { CreateSubscription } from './calls/CreateSubscription.ts'
import { DeleteSubscriptions } from './calls/DeleteSubscriptions.ts'
import { GetReportBuilderSubscriptions } from './calls/GetReportBuilderSubscriptions.ts'
import { GetReportTypes } from './calls/GetReportTypes.ts'
import { GetSubscriptionLog } from './calls/GetSubscriptionLog.ts'
import { GetSubscriptionReport } from './calls/GetSubscriptionReport.ts'
import { GetSubscriptions } from './calls/GetSubscriptions.ts'
import { SaveSubscriptionSetting } from './calls/SaveSubscriptionSetting.ts'
import { SendTestReport } from './calls/SendTestReport.ts'
import { ToggleSubscription } from './calls/ToggleSubscription.ts'
import { UpdateSubscription } from './calls/UpdateSubscription.ts'
import * as contract from './contract.ts'
import { builtReportColumns, subscriptionColumns, subscriptionLogColumns } from './listColumns.ts'
import { mailPages } from './mailPages.server.ts'
import { resumeReports, runDue } from './plan.server.ts'
import { subscriptionAccess, subscriptionNames } from './record.server.ts'
import * as record from './record.ts'
import { sendReports } from './send.server.ts'

export const calls = serve(contract, {
  CreateSubscription,
  DeleteSubscriptions,
  GetReportBuilderSubscriptions,
  GetReportTypes,
  GetSubscriptionLog,
  GetSubscriptionReport,
  GetSubscriptions,
  SaveSubscriptionSetting,
  SendTestReport,
  ToggleSubscription,
  UpdateSubscription,
})
export const parts = [mailPages]
export const jobs = [...runDue.jobs, ...resumeReports.jobs, sendReports]
export const lists = [subscriptionColumns, builtReportColumns, subscriptionLogColumns]
export const additions = [...record.additions, recordAccess.with(...subscriptionAccess), recordNames.with(subscriptionNames)]
