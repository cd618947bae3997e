import { route } from '../../../ui/route.ts'
import { leadFlags, reportsFlag } from '../../codes/leads/model.ts'
import { scopeFlags } from '../dashboards/model.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { dailyHeads, marketingReports, operationsReports, placeHeads, vacancyLeads } from './dashboard.ts'
import { placeReports } from './model.ts'

const vacancyPages = openDashboard(vacancyLeads, {
  building: '/analytics/dashboard/vacancyLead',
  account: '/portfolioAnalytics/globalDashboard/globalVacancyLead',
  load: () => import('./screens/vacancyLeads.ts'),
})
/** The address of the vacancy leads of the account, narrowed. */
export const vacancyLeadsPath = (narrowed: { stage: string }): string =>
  `/portfolioAnalytics/globalDashboard/globalVacancyLead?stage=${narrowed.stage}`
const fieldMarketing = placeHeads.FieldMarketing
const fieldMarketingPages = openDashboard(fieldMarketing, {
  building: '/analytics/dashboard/leadCapture/FieldMarketing',
  account: '/portfolioAnalytics/globalDashboard/globalLeadCapture/FieldMarketing',
  load: async () => ({ dashboard: (await import('./screens/placeReports.ts')).makePlaceReport('FieldMarketing') }),
})
const leadCapture = placeHeads.LeadCapture
const leadCapturePages = openDashboard(leadCapture, {
  building: '/analytics/dashboard/leadCapture/LeadCapture',
  account: '/portfolioAnalytics/globalDashboard/globalLeadCapture/LeadCapture',
  load: async () => ({ dashboard: (await import('./screens/placeReports.ts')).makePlaceReport('LeadCapture') }),
})
const evRequest = placeHeads.EVRequest
const evRequestPages = openDashboard(evRequest, {
  building: '/analytics/dashboard/leadCapture/EVRequest',
  account: '/portfolioAnalytics/globalDashboard/globalLeadCapture/EVRequest',
  load: async () => ({ dashboard: (await import('./screens/placeReports.ts')).makePlaceReport('EVRequest') }),
})
const roomRental = placeHeads.RoomRental
const roomRentalPages = openDashboard(roomRental, {
  building: '/analytics/dashboard/leadCapture/RoomRental',
  account: '/portfolioAnalytics/globalDashboard/globalLeadCapture/RoomRental',
  load: async () => ({ dashboard: (await import('./screens/placeReports.ts')).makePlaceReport('RoomRental') }),
})
// Those with tabs stand beside the selector, on pages of their own.
const marketing = openDashboard(marketingReports, { load: () => import('./screens/marketingReports.ts') })
const operations = openDashboard(operationsReports, { load: () => import('./screens/operationsReports.ts') })
const dailyFieldMarketing = openDashboard(dailyHeads.FieldMarketing, {
  load: async () => ({ dashboard: (await import('./screens/dailyDashboard.ts')).makeDailyDashboard('FieldMarketing') }),
})
const dailyVacancy = openDashboard(dailyHeads.Vacancy, {
  load: async () => ({ dashboard: (await import('./screens/dailyDashboard.ts')).makeDailyDashboard('Vacancy') }),
})
const dailyEvent = openDashboard(dailyHeads.Event, {
  load: async () => ({ dashboard: (await import('./screens/dailyDashboard.ts')).makeDailyDashboard('Event') }),
})

/** The reports of visitors' requests in a building, a tab a type. */
export const buildingReports = route('/analytics/reports', {
  title: marketingReports.title,
  may: reportsFlag,
  also: scopeFlags.building,
  needs: 'building',
  load: () => import('./screens/MarketingReports.tsx'),
})
/** Repairs and suppliers of a building. */
export const buildingOperations = route('/analytics/reports/operations', {
  title: operationsReports.title,
  may: reportsFlag,
  also: scopeFlags.building,
  needs: 'building',
  load: () => import('./screens/OperationsReports.tsx'),
})

const title = { en: 'Daily Report', es: 'Informe diario', fr: 'Rapport du jour' }
const fieldMarketingReport = route('/report/FieldMarketing/{rId}', {
  title,
  may: [reportsFlag, placeReports.FieldMarketing],
  needs: 'account',
  load: () => import('./screens/FieldMarketingReport.tsx'),
})
const vacancyReport = route('/report/Vacancy/{rId}', {
  title,
  may: [reportsFlag, leadFlags.Vacancy],
  needs: 'account',
  load: () => import('./screens/VacancyReport.tsx'),
})
const eventReport = route('/report/Event/{rId}', {
  title,
  may: [reportsFlag, 'RegistrantList'],
  needs: 'account',
  load: () => import('./screens/EventReport.tsx'),
})
/** What one sign brought on a day, by what the sign does. */
export const dailyReportRoutes = { FieldMarketing: fieldMarketingReport, Vacancy: vacancyReport, Event: eventReport }

const opened = [vacancyPages, fieldMarketingPages, leadCapturePages, evRequestPages, roomRentalPages]
export const routes = [...opened.flatMap(one => one.routes), buildingReports, buildingOperations, ...Object.values(dailyReportRoutes)]
export const additions = [...opened, marketing, operations, dailyFieldMarketing, dailyVacancy, dailyEvent].flatMap(one => one.additions)
