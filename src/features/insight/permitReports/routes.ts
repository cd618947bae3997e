import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { permitReports } from './dashboard.ts'

const { RoofAccess: roofHead, TenantHVAC: hvacHead } = permitReports
const roof = openDashboard(roofHead, {
  building: '/analytics/dashboard/roofAccessAuthorizationReport',
  load: async () => ({ dashboard: (await import('./screens/permitReport.tsx')).makePermitReport('RoofAccess') }),
})
const hvac = openDashboard(hvacHead, {
  building: '/analytics/dashboard/tenantHVACReport',
  load: async () => ({ dashboard: (await import('./screens/permitReport.tsx')).makePermitReport('TenantHVAC') }),
})
const opened = [roof, hvac]

/** The reports of the chosen building. */
export const roofReportPath = '/analytics/dashboard/roofAccessAuthorizationReport'
export const hvacReportPath = '/analytics/dashboard/tenantHVACReport'
export const routes = opened.flatMap(one => one.routes)
export const additions = opened.flatMap(one => one.additions)
