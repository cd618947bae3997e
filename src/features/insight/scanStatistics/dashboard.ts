import type { DashboardHead } from '../dashboards/model.ts'

const terms = { scopes: ['building', 'account'], may: 'LintelCustomerFeedback' } as const

/** Scans of printed codes, by where they hang and code by code, and sign-ins by PIN. */
export const scansByLocationDashboard = {
  ...terms,
  key: 'ScansByLocation',
  title: { en: 'Scans by location', es: 'Escaneos por lugar', fr: 'Scans par lieu' },
} as const satisfies DashboardHead
export const scansByNameDashboard = {
  ...terms,
  key: 'ScansByName',
  title: { en: 'Scans by QR name', es: 'Escaneos por nombre de QR', fr: 'Scans par nom de QR' },
} as const satisfies DashboardHead
export const pinDashboard = {
  ...terms,
  key: 'PinActivity',
  title: { en: 'PIN activity', es: 'Actividad de PIN', fr: 'Activité des PIN' },
} as const satisfies DashboardHead

export const scanDashboards: readonly DashboardHead[] = [scansByLocationDashboard, scansByNameDashboard, pinDashboard]
