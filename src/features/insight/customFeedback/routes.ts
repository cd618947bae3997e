import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { customFeedbackDashboard } from './dashboard.ts'

export const { routes, additions } = openDashboard(customFeedbackDashboard, {
  building: ['/analytics/dashboard/customFeedbackDashboard', '/customFeedbackDetail/{bId}'],
  account: '/portfolioAnalytics/globalDashboard/globalCustomFeedback',
  load: () => import('./screens/customFeedback.ts'),
})

/** The address of one form of a building. */
export const customFormPath = (bId: string, FormId: string): string => `/customFeedbackDetail/${bId}?form=${FormId}`
