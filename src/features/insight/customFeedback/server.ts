import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetCustomAnswers } from './calls/GetCustomAnswers.ts'
import { GetCustomForms } from './calls/GetCustomForms.ts'
import * as contract from './contract.ts'
import { customFeedbackDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetCustomForms, GetCustomAnswers })
export const additions = [dashboards.with(customFeedbackDashboard)]
