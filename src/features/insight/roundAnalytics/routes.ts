import { route } from '../../../ui/route.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { type RoundDashboard, roundDashboards } from './dashboard.ts'

const building = '/analytics/dashboard/roundAnalytics'
const account = '/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics'

/** Addresses beside that of the type: the one without a type is that of engineering, patrols of an account have their own. */
const pagesOf = (roundType: RoundDashboard['roundType']) => ({
  building: roundType === 'Engineering' ? ([`${building}/${roundType}`, building] as const) : (`${building}/${roundType}` as const),
  account:
    roundType === 'SecurityPatrol'
      ? ([`${account}/${roundType}`, '/portfolioAnalytics/globalDashboard/globalSecurityPatrol'] as const)
      : (`${account}/${roundType}` as const),
})

const opened = roundDashboards.map(one =>
  openDashboard(one.head, {
    ...pagesOf(one.roundType),
    load: async () => ({ dashboard: (await import('./screens/roundAnalytics.ts')).makeRoundDashboard(one) }),
  }),
)
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
