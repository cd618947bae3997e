import { route } from '../../../ui/route.ts'

const title = { en: 'Analytics', es: 'Análisis', fr: 'Analyses' }

export const analyticsFeedback = route('/analyticsFeedback/{bId}', {
  title,
  may: 'AnalyticsDashboards',
  needs: 'account',
  load: () => import('./screens/AnalyticsFeedback.tsx'),
})
export const feedbackOverall = route('/feedbackOverall/{bId}/{et?}', {
  title,
  may: 'AnalyticsDashboards',
  needs: 'account',
  load: () => import('./screens/FeedbackOverall.tsx'),
})
/** Printed by the server, which gives the page a token of its own; dates are epoch ms. */
export const pdfFeedback = route('/pdf/feedback/{gId}/{bId}/{startDate}/{endDate}/{et?}', {
  title: { en: 'Feedback', es: 'Opiniones', fr: 'Avis' },
  layout: 'print',
  open: true,
  load: () => import('./screens/PrintFeedback.tsx'),
})

export const routes = [analyticsFeedback, feedbackOverall, pdfFeedback]
