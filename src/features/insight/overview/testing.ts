import type { FeatureWays } from '../../../../test/ways.ts'
import { GetDashboardContacts, PrintDashboard } from '../dashboards/contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  menu: { 'Portfolio Analytics': { may: ['ViewAnalytics'], calls: [PrintDashboard, GetDashboardContacts] } },
}
