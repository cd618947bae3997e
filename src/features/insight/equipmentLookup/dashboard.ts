import type { DashboardHead } from '../dashboards/model.ts'

/** What a piece of equipment is, found by an engineer on a phone. */
export const equipmentLookupDashboard = {
  key: 'EquipmentLookup',
  title: { en: 'Equipment lookup', es: 'Búsqueda de equipos', fr: 'Recherche d’équipements' },
  lead: {
    en: 'What is this, and where does it stand? Scan its code, or search.',
    es: '¿Qué es esto y dónde está? Escanee su código o busque.',
    fr: 'Qu’est-ce que c’est, et où ? Scannez son code ou cherchez.',
  },
  scopes: ['building'],
  may: 'EquipmentLookup',
} as const satisfies DashboardHead
