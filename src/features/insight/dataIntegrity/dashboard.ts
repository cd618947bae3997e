import type { DashboardHead } from '../dashboards/model.ts'

/** How complete the equipment of a building is, beside the day when it was first counted. */
export const dataIntegrityDashboard = {
  key: 'EquipmentDataIntegrityDashboard',
  title: { en: 'Equipment data integrity', es: 'Integridad de datos de equipos', fr: 'Intégrité des données d’équipements' },
  lead: {
    en: 'How complete are the facts of the equipment, and what is missing?',
    es: '¿Qué tan completos están los datos de los equipos y qué falta?',
    fr: 'Les données des équipements sont-elles complètes, et que manque-t-il ?',
  },
  scopes: ['building'],
  may: 'EquipmentDataIntegrityDashboard',
} as const satisfies DashboardHead
