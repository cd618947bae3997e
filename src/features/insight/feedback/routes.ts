import { IconChartBar } from '@tabler/icons-react'
import { route } from '../../../ui/route.ts'
import type { DashboardPages } from '../dashboards/routes.ts'
import { feedbackDashboard } from './dashboard.ts'

const title = { en: 'Analytics', es: 'Análisis', fr: 'Analyses' }

export const analyticsFeedback = route('/analyticsFeedback/{bId}', {
  title,
  may: feedbackDashboard.may,
  needs: 'account',
  load: () => import('./screens/Feedback.tsx'),
})
export const feedbackOverall = route('/feedbackOverall/{bId}/{et?}', {
  title,
  may: feedbackDashboard.may,
  needs: 'account',
  load: () => import('./screens/Feedback.tsx'),
})
/** Printed by the server, which gives the page a token of its own; dates are epoch ms. */
const pdfFeedback = route('/pdf/feedback/{gId}/{bId}/{startDate}/{endDate}/{et?}', {
  title: { en: 'Feedback', es: 'Opiniones', fr: 'Avis' },
  layout: 'print',
  open: true,
  load: () => import('./screens/PrintFeedback.tsx'),
})

export const dashboards: DashboardPages = {
  heads: [feedbackDashboard],
  routes: [analyticsFeedback, feedbackOverall, pdfFeedback],
  menu: {
    group: 'building',
    label: title,
    icon: IconChartBar,
    route: analyticsFeedback,
    may: feedbackDashboard.may,
    alsoFor: ['feedbackOverall'],
  },
}
