import { route } from '../../../ui/route.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import {
  aedRounds,
  cleaningRounds,
  engineeringRounds,
  fireExtinguisherRounds,
  inspectionRounds,
  preventativeMaintenance,
  securityPatrols,
} from './dashboard.ts'

const engineeringRoundsPages = openDashboard(engineeringRounds, {
  building: ['/analytics/dashboard/roundAnalytics/Engineering', '/analytics/dashboard/roundAnalytics'],
  account: '/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics/Engineering',
  load: async () => ({ dashboard: (await import('./screens/roundAnalytics.ts')).makeRoundDashboard('Engineering') }),
})
const aedRoundsPages = openDashboard(aedRounds, {
  building: '/analytics/dashboard/roundAnalytics/AEDInspection',
  account: '/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics/AEDInspection',
  load: async () => ({ dashboard: (await import('./screens/roundAnalytics.ts')).makeRoundDashboard('AEDInspection') }),
})
const fireExtinguisherRoundsPages = openDashboard(fireExtinguisherRounds, {
  building: '/analytics/dashboard/roundAnalytics/FireExtinguisherInspection',
  account: '/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics/FireExtinguisherInspection',
  load: async () => ({ dashboard: (await import('./screens/roundAnalytics.ts')).makeRoundDashboard('FireExtinguisherInspection') }),
})
const inspectionRoundsPages = openDashboard(inspectionRounds, {
  building: '/analytics/dashboard/roundAnalytics/Inspection',
  account: '/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics/Inspection',
  load: async () => ({ dashboard: (await import('./screens/roundAnalytics.ts')).makeRoundDashboard('Inspection') }),
})
const cleaningRoundsPages = openDashboard(cleaningRounds, {
  building: '/analytics/dashboard/roundAnalytics/Cleaning',
  account: '/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics/Cleaning',
  load: async () => ({ dashboard: (await import('./screens/roundAnalytics.ts')).makeRoundDashboard('Cleaning') }),
})
const securityPatrolsPages = openDashboard(securityPatrols, {
  building: '/analytics/dashboard/roundAnalytics/SecurityPatrol',
  account: [
    '/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics/SecurityPatrol',
    '/portfolioAnalytics/globalDashboard/globalSecurityPatrol',
  ],
  load: async () => ({ dashboard: (await import('./screens/roundAnalytics.ts')).makeRoundDashboard('SecurityPatrol') }),
})
const preventativeMaintenancePages = openDashboard(preventativeMaintenance, {
  building: '/analytics/dashboard/roundAnalytics/PreventativeMaintenance',
  account: '/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics/PreventativeMaintenance',
  load: async () => ({ dashboard: (await import('./screens/roundAnalytics.ts')).makeRoundDashboard('PreventativeMaintenance') }),
})
const opened = [
  engineeringRoundsPages,
  aedRoundsPages,
  fireExtinguisherRoundsPages,
  inspectionRoundsPages,
  cleaningRoundsPages,
  securityPatrolsPages,
  preventativeMaintenancePages,
]
/** The paper under the address of the documents. */
const paper = route('/pdf/{roundType}/{gId}/{ptId}/{bId}/{startDate}/{endDate}/{title}', {
  title: { en: 'Rounds on paper', es: 'Rondas en papel', fr: 'Rondes sur papier' },
  may: 'AnalyticsDashboards',
  needs: 'account',
  layout: 'print',
  load: () => import('./screens/PaperAlias.tsx'),
})

export const routes = [...opened.flatMap(one => one.routes), paper]
export const additions = opened.flatMap(one => one.additions)
