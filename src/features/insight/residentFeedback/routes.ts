import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { residentFeedbackDashboard } from './dashboard.ts'

export const { routes, additions } = openDashboard(residentFeedbackDashboard, {
  building: '/analytics/dashboard/residentFeedback/{bId?}',
  account: '/portfolioAnalytics/globalDashboard/globalResidentFeedback',
  load: () => import('./screens/residentFeedback.ts'),
})

/** The page of a building. */
export const residentFeedback = { path: '/analytics/dashboard/residentFeedback/{bId?}' } as const
