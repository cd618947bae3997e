import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetAppAnswers } from './calls/GetAppAnswers.ts'
import { GetAppFeedback } from './calls/GetAppFeedback.ts'
import { ReplyToAppFeedback } from './calls/ReplyToAppFeedback.ts'
import * as contract from './contract.ts'
import { inAppFeedbackDashboard } from './dashboard.ts'
import { mailReply } from './jobs.ts'

export const calls = serve(contract, { GetAppFeedback, GetAppAnswers, ReplyToAppFeedback })
export const jobs = [mailReply]
export const additions = [dashboards.with(inAppFeedbackDashboard)]
