import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { tenantHealth, tenantPerformance } from './dashboard.ts'

const performance = openDashboard(tenantPerformance, {
  building: ['/analytics/dashboard/tenantExperience/0', '/analytics/dashboard/tenantExperience'],
  account: ['/portfolioAnalytics/globalDashboard/globalTenantExperience/0', '/portfolioAnalytics/globalDashboard/globalTenantExperience'],
  load: () => import('./screens/tenantPerformance.ts'),
})
const health = openDashboard(tenantHealth, {
  building: '/analytics/dashboard/tenantExperience/1',
  account: '/portfolioAnalytics/globalDashboard/globalTenantExperience/1',
  load: () => import('./screens/tenantHealth.ts'),
})

export const routes = [...performance.routes, ...health.routes]
export const additions = [...performance.additions, ...health.additions]
