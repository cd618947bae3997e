import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { characteristicsDashboard } from './dashboard.ts'

export const { routes, additions } = openDashboard(characteristicsDashboard, {
  account: '/portfolioAnalytics/globalDashboard/globalPropertyCharacteristicsIndex',
  load: () => import('./screens/characteristicsIndex.ts'),
})
