import { route } from '../../../ui/route.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { teamPerformanceDashboard } from './dashboard.ts'

const opened = openDashboard(teamPerformanceDashboard, {
  building: '/analytics/dashboard/teamPerformance',
  account: '/portfolioAnalytics/globalDashboard/globalTeamPerformance',
  load: () => import('./screens/teamPerformance.ts'),
})
/** The paper under the address of the documents, whose parameters they leave open. */
const paper = route('/pdfTeamPerformance/{gId}/{bId}/{startDate}/{endDate}', {
  title: teamPerformanceDashboard.title,
  may: teamPerformanceDashboard.may,
  needs: 'account',
  layout: 'print',
  load: () => import('./screens/PaperAlias.tsx'),
})

export const routes = [...opened.routes, paper]
export const { additions } = opened
