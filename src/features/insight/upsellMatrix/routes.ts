import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { upsellMatrixDashboard } from './dashboard.ts'

export const { routes, additions } = openDashboard(upsellMatrixDashboard, {
  account: '/portfolioAnalytics/globalDashboard/globalUpsellMatrix',
  load: () => import('./screens/upsellMatrix.ts'),
})
