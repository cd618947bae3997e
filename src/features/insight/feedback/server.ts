import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetCommentWordClouds } from './calls/GetCommentWordClouds.ts'
import { GetEntityComments } from './calls/GetEntityComments.ts'
import { GetFeedbackEntityTypes } from './calls/GetFeedbackEntityTypes.ts'
import { GetTopicSummary } from './calls/GetTopicSummary.ts'
import { ViewOverallEntityTypeAnalytics } from './calls/ViewOverallEntityTypeAnalytics.ts'
import * as contract from './contract.ts'
import { buildingFeedbackDashboard } from './dashboard.ts'

export const calls = serve(contract, {
  GetCommentWordClouds,
  GetEntityComments,
  GetFeedbackEntityTypes,
  GetTopicSummary,
  ViewOverallEntityTypeAnalytics,
})
export const additions = [dashboards.with(buildingFeedbackDashboard)]
