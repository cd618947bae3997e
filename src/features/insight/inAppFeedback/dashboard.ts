import type { DashboardHead } from '../dashboards/model.ts'

/** What users and visitors think of the pages of the product. */
export const inAppFeedbackDashboard = {
  key: 'InAppFeedback',
  title: { en: 'In-app feedback', es: 'Opiniones en la aplicación', fr: 'Avis dans l’application' },
  lead: {
    en: 'What do users think of the pages they work with?',
    es: '¿Qué piensan los usuarios de las páginas con las que trabajan?',
    fr: 'Que pensent les utilisateurs des pages avec lesquelles ils travaillent ?',
  },
  scopes: ['building', 'account'],
  may: 'InAppFeedback',
  personal: true,
} as const satisfies DashboardHead
