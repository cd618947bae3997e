import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { eventFeedbackDashboard } from './dashboard.ts'

export const { routes, additions, pages } = openDashboard(eventFeedbackDashboard, {
  building: '/analytics/dashboard/registrantList/{eventId?}',
  load: () => import('./screens/eventFeedback.ts'),
})
