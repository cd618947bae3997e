import type { DashboardHead } from '../dashboards/model.ts'

/** The events of a building: who registered, who came, what they say. */
export const eventFeedbackDashboard = {
  key: 'RegistrantList',
  title: { en: 'Event feedback', es: 'Opiniones sobre eventos', fr: 'Avis sur les événements' },
  lead: {
    en: 'Who registered, who came, and how did they like it?',
    es: '¿Quién se inscribió, quién vino y qué le pareció?',
    fr: 'Qui s’est inscrit, qui est venu, et qu’en a-t-on pensé ?',
  },
  scopes: ['building'],
  may: 'RegistrantList',
  personal: true,
} as const satisfies DashboardHead
