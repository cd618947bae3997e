import type { DashboardHead } from '../dashboards/model.ts'

/** What industrial buildings are, one beside the other. */
export const characteristicsDashboard = {
  key: 'PropertyCharacteristicsIndex',
  title: { en: 'Property characteristics index', es: 'Índice de características', fr: 'Index des caractéristiques' },
  lead: {
    en: 'What each industrial building is: ownership, use, tenancy, building.',
    es: 'Qué es cada edificio industrial: propiedad, uso, inquilinos, construcción.',
    fr: 'Ce qu’est chaque immeuble industriel : propriété, usage, locataires, bâti.',
  },
  scopes: ['account'],
  may: 'ViewAnalytics',
} as const satisfies DashboardHead
