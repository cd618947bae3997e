import type { DashboardHead } from '../dashboards/model.ts'

/** What residents say at each stage of their stay. Its subscription is `QuarterlyResidentFeedback`. */
export const residentFeedbackDashboard = {
  key: 'QuarterlyResidentFeedback',
  title: { en: 'Resident feedback', es: 'Opiniones de residentes', fr: 'Avis des résidents' },
  lead: {
    en: 'What residents say when they move in, need service, renew and move out.',
    es: 'Lo que dicen los residentes al mudarse, pedir servicio, renovar y salir.',
    fr: 'Ce que disent les résidents à l’arrivée, pour un service, au renouvellement et au départ.',
  },
  scopes: ['building', 'account'],
  may: 'AnalyticsDashboards',
} as const satisfies DashboardHead
