import { route } from '../../../ui/route.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { reviewAnalyticsDashboard } from './dashboard.ts'

/** Of the chosen building, or without one of the account. */
export const googleRatingReport = route('/googleRatingReport/{bId?}', {
  title: reviewAnalyticsDashboard.title,
  may: reviewAnalyticsDashboard.may,
  needs: 'account',
  load: () => import('./screens/GoogleRatingReport.tsx'),
})

const opened = openDashboard(reviewAnalyticsDashboard, {
  building: '/analytics/dashboard/googleRatingReport',
  account: '/portfolioAnalytics/globalDashboard/globalGoogleRatingReport',
  load: () => import('./screens/reviewAnalytics.ts'),
})
export const { additions } = opened
export const routes = [googleRatingReport, ...opened.routes]
