import { dashboardOf } from '../../../../test/support/dashboardOf.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { GetCommentWordClouds, GetEntityComments, GetTopicSummary, ViewOverallEntityTypeAnalytics } from '../feedback/contract.ts'
import { PrintDashboard, SendDashboardByEmail } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    { call: PrintDashboard, open: async account => ({ input: () => dashboardOf(account) }) },
    {
      call: SendDashboardByEmail,
      open: async account => ({ input: text => ({ ...dashboardOf(account), Emails: [`${text}@owner.example`] }) }),
    },
  ],
  menu: {
    Analytics: {
      may: ['AnalyticsDashboards'],
      calls: [ViewOverallEntityTypeAnalytics, GetCommentWordClouds, GetEntityComments, GetTopicSummary, PrintDashboard],
    },
  },
}
