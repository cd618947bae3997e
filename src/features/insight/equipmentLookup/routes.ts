import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { equipmentLookupDashboard } from './dashboard.ts'

export const { routes, additions } = openDashboard(equipmentLookupDashboard, {
  building: '/analytics/dashboard/equipmentLookup',
  load: () => import('./screens/equipmentLookup.ts'),
})
