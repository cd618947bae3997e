import type { DashboardHead } from '../dashboards/model.ts'

/** Readings of a piece of equipment over time, question by question, between their limits. */
export const equipmentTrendDashboard = {
  key: 'EquipmentTrend',
  title: { en: 'Equipment trend', es: 'Tendencia de equipos', fr: 'Tendance des équipements' },
  lead: {
    en: 'Where are the readings of this piece going, and when do they leave their limits?',
    es: '¿Hacia dónde van las lecturas de este equipo y cuándo salen de sus límites?',
    fr: 'Vers où vont les relevés de cet équipement, et quand sortent-ils de leurs limites ?',
  },
  scopes: ['building'],
  may: 'EquipmentTrend',
  personal: true,
} as const satisfies DashboardHead
