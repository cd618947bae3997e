import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetReviewAnalytics } from './calls/GetReviewAnalytics.ts'
import { GetReviewComments } from './calls/GetReviewComments.ts'
import * as contract from './contract.ts'
import { reviewAnalyticsDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetReviewAnalytics, GetReviewComments })
export const additions = [dashboards.with(reviewAnalyticsDashboard)]
