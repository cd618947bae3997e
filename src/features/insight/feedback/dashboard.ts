import type { DashboardHead } from '../dashboards/model.ts'

/** What visitors of a building say. */
export const feedbackDashboard = {
  key: 'FeedbackDashboard',
  scope: 'building',
  may: 'AnalyticsDashboards',
  print: '/pdf/feedback/{gId}/{bId}/{startDate}/{endDate}/{et?}',
} as const satisfies DashboardHead
