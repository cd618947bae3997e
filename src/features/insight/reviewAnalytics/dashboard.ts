import type { DashboardHead } from '../dashboards/model.ts'

/** What is said on Google and to us, one beside the other. */
export const reviewAnalyticsDashboard = {
  key: 'SocialReputationReport',
  title: { en: 'Review analytics', es: 'Análisis de reseñas', fr: 'Analyse des avis' },
  lead: {
    en: 'What do people say of your buildings on Google, and what do they say to you?',
    es: '¿Qué se dice de sus edificios en Google y qué le dicen a usted?',
    fr: 'Que dit-on de vos immeubles sur Google, et que vous dit-on ?',
  },
  scopes: ['building', 'account'],
  may: 'SocialReputationReport',
} as const satisfies DashboardHead
