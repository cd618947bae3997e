import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { inAppFeedbackDashboard } from './dashboard.ts'

export const { routes, additions } = openDashboard(inAppFeedbackDashboard, {
  building: '/analytics/dashboard/inAppFeedbackReport',
  account: '/portfolioAnalytics/globalDashboard/globalInAppFeedbackReport',
  load: () => import('./screens/inAppFeedback.ts'),
})
