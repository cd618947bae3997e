import type { DashboardHead } from '../dashboards/model.ts'

/** The forms that an account has composed itself, question by question. */
export const customFeedbackDashboard = {
  key: 'CustomFeedbackDashboard',
  title: { en: 'Custom feedback', es: 'Opiniones personalizadas', fr: 'Avis personnalisés' },
  lead: {
    en: 'What people answered to your own questions.',
    es: 'Lo que la gente respondió a sus propias preguntas.',
    fr: 'Ce que les gens ont répondu à vos propres questions.',
  },
  scopes: ['building', 'account'],
  may: 'CustomFeedbackDashboard',
} as const satisfies DashboardHead
