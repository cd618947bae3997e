import { route } from '../../../ui/route.ts'
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

export const routes = [analyticsFeedback, feedbackOverall, pdfFeedback]
