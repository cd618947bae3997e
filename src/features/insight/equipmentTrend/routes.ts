import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { equipmentTrendDashboard } from './dashboard.ts'

export const { routes, pages, additions } = openDashboard(equipmentTrendDashboard, {
  building: '/analytics/dashboard/equipmentTrend',
  load: () => import('./screens/equipmentTrend.ts'),
})
