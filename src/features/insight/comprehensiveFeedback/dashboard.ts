import type { DashboardHead } from '../dashboards/model.ts'

/** What all voices say of a building: signs, requests, events, the portal, Google. */
export const comprehensiveFeedbackDashboard = {
  key: 'ComprehensiveFeedbackReport',
  title: { en: 'Comprehensive feedback', es: 'Opiniones completas', fr: 'Avis complets' },
  lead: {
    en: 'All voices side by side, with topics, and the best and the worst places.',
    es: 'Todas las voces, con los temas y los mejores y peores lugares.',
    fr: 'Toutes les voix côte à côte, les sujets, les meilleurs et les pires lieux.',
  },
  scopes: ['building'],
  may: 'ComprehensiveFeedbackReport',
} as const satisfies DashboardHead
