import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { moveReport } from './dashboard.ts'

const opened = openDashboard(moveReport, {
  building: '/analytics/dashboard/moveOutReport',
  load: () => import('./screens/moveReport.tsx'),
})

export const { routes, additions } = opened
