import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { renewalReport } from './dashboard.ts'

const opened = openDashboard(renewalReport, {
  building: '/analytics/dashboard/renewalReport',
  load: () => import('./screens/renewals.ts'),
})

export const { routes, additions } = opened
