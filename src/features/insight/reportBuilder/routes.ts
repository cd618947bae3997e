import { route } from '../../../ui/route.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { builtReportDashboard } from './dashboard.ts'

const { may, title: one } = builtReportDashboard
const title = { en: 'Report builder', es: 'Creador de informes', fr: 'Créateur de rapports' }

/** The reports of an account. */
export const reportList = route('/reportBuilder', { title, may, needs: 'account', load: () => import('./screens/ReportList.tsx') })
/** Builds a report; query: `report` changes that one, `copy` begins with the parts of that one. */
export const reportEditor = route('/reportBuilder/builder', {
  title,
  may,
  needs: 'account',
  load: () => import('./screens/ReportEditor.tsx'),
})
/** Who gets which of them by email. */
export const reportSubscriptions = route('/reportBuilder/subscriptions', {
  title: { en: 'Subscriptions', es: 'Suscripciones', fr: 'Abonnements' },
  may,
  needs: 'account',
  load: () => import('./screens/ReportSubscriptions.tsx'),
})
/** A report of the account. */
export const accountReport = route('/reportBuilder/report/{rId}', {
  title: one,
  may,
  also: 'ViewAnalytics',
  needs: 'account',
  load: () => import('./screens/AccountReport.tsx'),
})
/** A report of the chosen building. */
export const buildingReport = route('/reportBuilder/buildingReport/{rId}', {
  title: one,
  may,
  needs: 'building',
  load: () => import('./screens/BuildingReport.tsx'),
})

const opened = openDashboard(builtReportDashboard, {
  load: async params => (await import('./screens/builtReport.ts')).loadBuiltReport(params),
})
export const routes = [reportList, reportEditor, reportSubscriptions, accountReport, buildingReport]
export const { additions } = opened
