import { route } from '../../../ui/route.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { buildingFeedbackDashboard } from './dashboard.ts'

const title = { en: 'Analytics', es: 'Análisis', fr: 'Analyses' }

export const analyticsFeedback = route('/analyticsFeedback/{bId}', {
  title,
  may: buildingFeedbackDashboard.may,
  needs: 'account',
  load: () => import('./screens/Feedback.tsx'),
})
export const feedbackOverall = route('/feedbackOverall/{bId}/{et?}', {
  title,
  may: buildingFeedbackDashboard.may,
  needs: 'account',
  load: () => import('./screens/Feedback.tsx'),
})

export const buildingFeedback = openDashboard(buildingFeedbackDashboard, { load: () => import('./screens/feedback.ts') })

export const routes = [analyticsFeedback, feedbackOverall]
