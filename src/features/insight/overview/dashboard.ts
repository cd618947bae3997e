import type { DashboardHead } from '../dashboards/model.ts'

/** How a portfolio or a building does, where it got worse, and what to do first. */
export const overviewDashboard = {
  key: 'Overview',
  title: { en: 'Overview', es: 'Resumen', fr: 'Vue d’ensemble' },
  lead: {
    en: 'How do we do, where did it get worse, and what to do first?',
    es: '¿Cómo vamos, dónde empeoró y qué hacer primero?',
    fr: 'Où en sommes-nous, où est-ce moins bien, et que faire d’abord ?',
  },
  scopes: ['building', 'account'],
  may: 'AnalyticsDashboards',
  entrance: true,
} as const satisfies DashboardHead
