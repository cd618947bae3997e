import type { DashboardHead } from '../dashboards/model.ts'

/** The restrooms of a building, by what visitors say of them. */
export const bathroomServiceDashboard = {
  key: 'BathroomService',
  title: { en: 'Bathroom Service Feedback', es: 'Opiniones sobre los baños', fr: 'Avis sur les sanitaires' },
  lead: {
    en: 'Which restroom is worst, and what do people say of it?',
    es: '¿Qué baño está peor y qué se dice de él?',
    fr: 'Quels sanitaires sont les moins bien notés, et qu’en dit-on ?',
  },
  scopes: ['building'],
  may: 'BathroomService',
} as const satisfies DashboardHead
