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

/** The paper of the last 90 days under the addresses of the documents; `rId`: a building, or the account. */
const papers = [
  route('/pdfGoogleReviewReport/{rId}', {
    title: reviewAnalyticsDashboard.title,
    may: reviewAnalyticsDashboard.may,
    needs: 'account',
    layout: 'print',
    load: () => import('./screens/LatestPaper.tsx'),
  }),
  route('/pdfSocialReputation/{rId}', {
    title: reviewAnalyticsDashboard.title,
    may: reviewAnalyticsDashboard.may,
    needs: 'account',
    layout: 'print',
    load: () => import('./screens/LatestPaper.tsx'),
  }),
]

const opened = openDashboard(reviewAnalyticsDashboard, {
  building: '/analytics/dashboard/googleRatingReport',
  account: '/portfolioAnalytics/globalDashboard/globalGoogleRatingReport',
  load: () => import('./screens/reviewAnalytics.ts'),
})
export const { additions } = opened
export const routes = [googleRatingReport, ...papers, ...opened.routes]
