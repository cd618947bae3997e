import type { DashboardHead } from '../dashboards/model.ts'

/** CSAT, CES and NPS by QR type and role. */
export const feedbackReportDashboard = {
  key: 'FeedbackDashboard',
  title: { en: 'Feedback dashboard', es: 'Panel de opiniones', fr: 'Tableau de bord des avis' },
  lead: {
    en: 'Satisfaction, effort and recommendation, by what was used and by who answered.',
    es: 'Satisfacción, esfuerzo y recomendación, según lo usado y quién respondió.',
    fr: 'Satisfaction, effort et recommandation, selon l’usage et le rôle de la personne.',
  },
  scopes: ['building', 'account'],
  may: 'FeedbackDashboard',
} as const satisfies DashboardHead

/** Buildings by entity types, a score each. */
export const heatMapDashboard = {
  key: 'GlobalReport',
  title: { en: 'Global Report', es: 'Informe global', fr: 'Rapport global' },
  lead: {
    en: 'The score of every building by entity type: where is it red?',
    es: 'La puntuación de cada edificio por tipo de entidad: ¿dónde está en rojo?',
    fr: 'La note de chaque immeuble par type d’entité : où est-ce rouge ?',
  },
  scopes: ['account'],
  may: 'ViewAnalytics',
} as const satisfies DashboardHead
