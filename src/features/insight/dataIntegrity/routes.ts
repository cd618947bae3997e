import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { dataIntegrityDashboard } from './dashboard.ts'

export const { routes, additions } = openDashboard(dataIntegrityDashboard, {
  building: '/analytics/dashboard/dataIntegrityDashboard',
  load: () => import('./screens/dataIntegrity.ts'),
})
