import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { inspectionReportDashboard } from './dashboard.ts'

export const { routes, additions } = openDashboard(inspectionReportDashboard, {
  building: '/analytics/dashboard/inspectionReport',
  account: '/portfolioAnalytics/globalDashboard/globalInspectionReport',
  load: () => import('./screens/inspectionReport.ts'),
})

/** The page of a building. */
export const inspectionReportPath = (bId: string): string => `/analytics/dashboard/inspectionReport?bId=${bId}`
