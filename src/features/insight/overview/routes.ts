import { route } from '../../../ui/route.ts'
import { scopeFlags } from '../dashboards/model.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { overviewDashboard } from './dashboard.ts'

const { title } = overviewDashboard

/** The first page of the figures of an account, and of a building. They stand above the selector, not in it. */
export const portfolioOverview = route('/portfolioAnalytics', {
  title,
  may: scopeFlags.account,
  needs: 'account',
  load: () => import('./screens/PortfolioOverview.tsx'),
})
export const buildingOverview = route('/analytics', {
  title,
  may: scopeFlags.building,
  needs: 'building',
  load: () => import('./screens/BuildingOverview.tsx'),
})

export const { additions } = openDashboard(overviewDashboard, { load: () => import('./screens/overview.ts') })
export const routes = [portfolioOverview, buildingOverview]
