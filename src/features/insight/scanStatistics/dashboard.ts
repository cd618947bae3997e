import type { DashboardHead } from '../dashboards/model.ts'

const terms = { scope: 'account', may: 'LintelCustomerFeedback' } as const

/** Scans of printed codes, by where they hang and code by code, and sign-ins by PIN. The paper is of one building: the calls that print want it. */
export const scansByLocationDashboard = {
  ...terms,
  key: 'ScansByLocation',
  print: '/pdf/scansByLocation/{gId}/{bId}/{startDate}/{endDate}/{type?}',
} as const satisfies DashboardHead
export const scansByNameDashboard = {
  ...terms,
  key: 'ScansByName',
  print: '/pdf/scansByName/{gId}/{bId}/{startDate}/{endDate}/{type}/{st?}',
} as const satisfies DashboardHead
export const pinDashboard = {
  ...terms,
  key: 'PinActivity',
  print: '/pdf/pinActivity/{gId}/{bId}/{startDate}/{endDate}',
} as const satisfies DashboardHead

export const scanDashboards: readonly DashboardHead[] = [scansByLocationDashboard, scansByNameDashboard, pinDashboard]
