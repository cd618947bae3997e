import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { feedbackReportDashboard, heatMapDashboard } from './dashboard.ts'

const feedbackReport = openDashboard(feedbackReportDashboard, {
  building: '/analytics/dashboard/reportAnalyticsFeedback/{type}/{bId?}',
  account: '/portfolioAnalytics/globalDashboard/globalReportAnalyticsFeedback/{type}',
  start: { type: 'All' },
  load: () => import('./screens/feedbackReport.ts'),
})
const heatMap = openDashboard(heatMapDashboard, {
  account: ['/portfolioAnalytics/globalDashboard/globalReport/{bId?}', '/globalReport'],
  load: () => import('./screens/heatMap.ts'),
})
const reports = [feedbackReport, heatMap]

export const additions = reports.flatMap(one => one.additions)
export const routes = reports.flatMap(one => one.routes)
