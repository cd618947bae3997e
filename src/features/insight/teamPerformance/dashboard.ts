import type { DashboardHead } from '../dashboards/model.ts'

/** Whether the work of rounds is shared, and done in time: person by person. */
export const teamPerformanceDashboard = {
  key: 'TeamPerformance',
  title: { en: 'Team performance', es: 'Rendimiento de los equipos', fr: 'Résultats des équipes' },
  lead: {
    en: 'Is the work of rounds shared, and done in time?',
    es: '¿Está repartido el trabajo de las rondas y se hace a tiempo?',
    fr: 'Le travail des rondes est-il réparti et fait à temps ?',
  },
  scopes: ['building', 'account'],
  may: 'TeamPerformance',
  personal: true,
} as const satisfies DashboardHead
