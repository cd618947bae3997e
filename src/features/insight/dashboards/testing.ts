import { dashboardOf } from '../../../../test/support/dashboardOf.ts'
import { newContactRow } from '../../../../test/support/told.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { GetCommentWordClouds, GetEntityComments, GetTopicSummary, ViewOverallEntityTypeAnalytics } from '../feedback/contract.ts'
import { GetDashboardContacts, PrintDashboard, SendDashboardByEmail, SendDashboardToContacts } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    {
      call: SendDashboardToContacts,
      open: async account => {
        await newContactRow(world, account, { Email: 'desk@owner.example' })
        return { input: text => ({ ...dashboardOf(account), DashboardName: text, ContactEmails: ['desk@owner.example'] }) }
      },
    },
    { call: PrintDashboard, open: async account => ({ input: () => dashboardOf(account) }) },
    {
      call: SendDashboardByEmail,
      open: async account => ({ input: text => ({ ...dashboardOf(account), Emails: [`${text}@owner.example`] }) }),
    },
  ],
  menu: {
    Analytics: {
      may: ['AnalyticsDashboards'],
      calls: [ViewOverallEntityTypeAnalytics, GetCommentWordClouds, GetEntityComments, GetTopicSummary],
    },
    Dashboards: { may: ['AnalyticsDashboards'], calls: [PrintDashboard, GetDashboardContacts] },
  },
}
