import type { Paper } from '../../base/papers/model.ts'

/** A letter to a tenant about what a walk has found. */
export const workLetterPaper = {
  key: 'WorkLetter',
  title: { en: 'Work letter', es: 'Carta de trabajo', fr: 'Lettre de travaux' },
  path: '/pdfWorkLetter/{gId}/{bId}/{iptId}',
  scope: 'building',
  may: 'ManageLibraries',
  linkDays: 30,
} as const satisfies Paper

/** The address of that paper. */
export const workLetterPath = ({ gId, bId, iptId }: { gId: string; bId: string; iptId: string }): string =>
  `/pdfWorkLetter/${gId}/${bId}/${iptId}`
