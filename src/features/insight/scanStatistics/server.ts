import { scanDashboards } from './dashboard.ts'

export const dashboards = scanDashboards
