import type { Paper } from '../../base/papers/model.ts'

/** What a walk has found, stop by stop. */
export const roundDetailPaper = {
  key: 'RoundDetail',
  title: { en: 'Round report', es: 'Informe de la ronda', fr: 'Rapport de ronde' },
  path: '/pdfRoundDetail/{gId}/{bId}/{iptId}',
  scope: 'building',
  may: 'ManageLibraries',
  linkDays: 30,
} as const satisfies Paper

/** The address of that paper. */
export const roundDetailPath = ({ gId, bId, iptId }: { gId: string; bId: string; iptId: string }): string =>
  `/pdfRoundDetail/${gId}/${bId}/${iptId}`
