import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetResidentComments } from './calls/GetResidentComments.ts'
import { GetResidentFeedback } from './calls/GetResidentFeedback.ts'
import * as contract from './contract.ts'
import { residentFeedbackDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetResidentComments, GetResidentFeedback })
export const additions = [dashboards.with(residentFeedbackDashboard)]
