import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { supplierSla } from './dashboard.ts'

const opened = openDashboard(supplierSla, {
  building: '/analytics/dashboard/supplierSLAReport',
  load: () => import('./screens/supplierSla.tsx'),
})

export const { routes, additions } = opened
