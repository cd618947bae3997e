import type { DashboardHead } from '../dashboards/model.ts'

/** Buildings by products that they may adopt. */
export const upsellMatrixDashboard = {
  key: 'UpsellMatrix',
  title: { en: 'Upsell matrix', es: 'Matriz de ventas adicionales', fr: 'Matrice des ventes additionnelles' },
  lead: {
    en: 'Which building has which product, and who is interested?',
    es: '¿Qué edificio tiene qué producto y quién está interesado?',
    fr: 'Quel immeuble a quel produit, et qui est intéressé ?',
  },
  scopes: ['account'],
  may: 'ViewAnalytics',
} as const satisfies DashboardHead
