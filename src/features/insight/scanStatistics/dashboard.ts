import type { DashboardHead } from '../dashboards/model.ts'

/** Scans of printed codes, and sign-ins by PIN. They have no paper: the calls that print want a building. */
export const scanDashboard = { key: 'ScanStatistics', scope: 'account', may: 'LintelCustomerFeedback' } as const satisfies DashboardHead
export const pinDashboard = { ...scanDashboard, key: 'PinActivity' } as const satisfies DashboardHead
