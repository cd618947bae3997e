import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { comprehensiveFeedbackDashboard } from './dashboard.ts'

export const { routes, additions } = openDashboard(comprehensiveFeedbackDashboard, {
  building: '/analytics/dashboard/comprehensiveFeedback/{bId?}',
  load: () => import('./screens/comprehensiveFeedback.ts'),
})
