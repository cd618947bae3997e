import type { DashboardHead } from '../dashboards/model.ts'

/** How residents come and leave: what they think of it, in which state a home is left, what it costs them. */
export const moveReport = {
  key: 'MoveOutInspection',
  title: { en: 'Move In / Move Out', es: 'Entradas y salidas', fr: 'Emménagements et départs' },
  lead: {
    en: 'How did the move go, in what state is the home, and what is charged?',
    es: '¿Cómo fue la mudanza, en qué estado queda la vivienda y qué se cobra?',
    fr: 'Comment s’est passé le déménagement, dans quel état est le logement, et qu’est-ce qui est facturé ?',
  },
  scopes: ['building'],
  may: 'MoveOutInspection',
  personal: true,
} as const satisfies DashboardHead
