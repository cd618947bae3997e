import { route } from '../../../ui/route.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { customerReportDashboard } from './dashboard.ts'

/** All accounts, an account, a building: what the address names. */
export const customerReport = route('/lintelReport/{gId?}/{bId?}', {
  title: { en: 'Customer Feedback', es: 'Opiniones de clientes', fr: 'Avis clients' },
  may: customerReportDashboard.may,
  load: () => import('./screens/CustomerReport.tsx'),
})

const opened = openDashboard(customerReportDashboard, { load: () => import('./screens/customerReport.ts') })

export const additions = opened.additions
export const routes = [customerReport]
