import { route } from '../../../ui/route.ts'
import { scopeFlags } from '../dashboards/model.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { serviceRequestsDashboard } from './dashboard.ts'

const opened = openDashboard(serviceRequestsDashboard, {
  building: '/analytics/dashboard/serviceRequests',
  load: () => import('./screens/serviceRequests.ts'),
})

/** Service requests of an account. */
export const serviceRequestPortfolio = route('/serviceRequestPortfolio', {
  title: serviceRequestsDashboard.title,
  may: serviceRequestsDashboard.may,
  also: scopeFlags.account,
  needs: 'account',
  load: () => import('./screens/AccountRequests.tsx'),
})
/** The address of the same for one building. */
export const serviceRequestsPath = (gId: string, bId: string): string => `/analytics/dashboard/serviceRequests?gId=${gId}&bId=${bId}`

export const routes = [...opened.routes, serviceRequestPortfolio]
export const { additions } = opened
