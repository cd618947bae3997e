import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetBestPlaces } from './calls/GetBestPlaces.ts'
import { GetFeedbackSources } from './calls/GetFeedbackSources.ts'
import * as contract from './contract.ts'
import { comprehensiveFeedbackDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetBestPlaces, GetFeedbackSources })
export const additions = [dashboards.with(comprehensiveFeedbackDashboard)]
