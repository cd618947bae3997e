import { route } from '../../../ui/route.ts'
import { leadFlags } from '../../codes/leads/model.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { marketingReports, operationsReports, placeHeads, vacancyLeads } from './dashboard.ts'
import { type DailyReport, type PlaceReport, placeReports, placeReportTypes } from './model.ts'

const globalPath = '/portfolioAnalytics/globalDashboard'

const marketing = openDashboard(marketingReports, {
  building: '/analytics/reports',
  account: `${globalPath}/reports`,
  load: () => import('./screens/marketingReports.ts'),
})
const operations = openDashboard(operationsReports, {
  building: '/analytics/reports/operations',
  account: `${globalPath}/operations`,
  load: () => import('./screens/operationsReports.ts'),
})
const vacancy = openDashboard(vacancyLeads, {
  building: '/analytics/dashboard/vacancyLead',
  account: `${globalPath}/vacancyLead`,
  load: () => import('./screens/vacancyLeads.ts'),
})
const openPlaces = (type: PlaceReport) =>
  openDashboard(placeHeads[type], {
    building: `/analytics/dashboard/leadCapture/${type}`,
    account: `${globalPath}/leadCapture/${type}`,
    load: async () => ({ dashboard: (await import('./screens/placeReports.ts')).makePlaceReport(type) }),
  })
const opened = [marketing, operations, vacancy, ...placeReportTypes.map(openPlaces)]

/** The pages of reports of visitors' requests in a building. */
export const [buildingReports, buildingOperations] = [marketing.pages.building, operations.pages.building]

const dailyReport = (type: DailyReport, may: (typeof leadFlags)['Vacancy'] | (typeof placeReports)['FieldMarketing'] | 'RegistrantList') =>
  route(`/report/${type}/{rId}`, {
    title: { en: 'Daily Report', es: 'Informe diario', fr: 'Rapport du jour' },
    may: ['ManageReports', may],
    needs: 'account',
    load: async () => ({ Screen: (await import('./screens/DailyReportPage.tsx')).makeDailyReport(type) }),
  })
/** What one sign brought on a day, by what the sign does. */
export const dailyReportRoutes = {
  FieldMarketing: dailyReport('FieldMarketing', placeReports.FieldMarketing),
  Vacancy: dailyReport('Vacancy', leadFlags.Vacancy),
  Event: dailyReport('Event', 'RegistrantList'),
}

export const routes = [...opened.flatMap(one => one.routes), ...Object.values(dailyReportRoutes)]
export const additions = opened.flatMap(one => one.additions)
