import type { DashboardHead } from '../dashboards/model.ts'

/** What visitors of a building say: its page, and that of one entity type. */
export const buildingFeedbackDashboard = {
  key: 'BuildingFeedback',
  title: { en: 'Feedback', es: 'Opiniones', fr: 'Avis' },
  scopes: ['building'],
  may: 'AnalyticsDashboards',
} as const satisfies DashboardHead
