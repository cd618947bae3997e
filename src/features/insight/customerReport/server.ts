import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetAccountFeedback } from './calls/GetAccountFeedback.ts'
import { GetCustomerFeedbacks } from './calls/GetCustomerFeedbacks.ts'
import { GetFeedbackTopScores } from './calls/GetFeedbackTopScores.ts'
import { GetPropertyFeedback } from './calls/GetPropertyFeedback.ts'
import * as contract from './contract.ts'
import { customerReportDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetAccountFeedback, GetCustomerFeedbacks, GetFeedbackTopScores, GetPropertyFeedback })
export const additions = [dashboards.with(customerReportDashboard)]
