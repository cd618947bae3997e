import type { Paper } from '../../base/papers/model.ts'
import type { ProofItem } from './model.ts'

/** Which signs of a review its report holds (B-BEHAV-045: the documents leave the values open). */
export const reportTypes = ['All', 'Approved', 'Rejected', 'Undecided'] as const
export type ProofReportType = (typeof reportTypes)[number]

/** The signs of the newest review of a building with what was decided. */
export const proofReportPaper = {
  key: 'ProofReport',
  title: { en: 'Proof report', es: 'Informe de la prueba', fr: 'Rapport d’épreuve' },
  path: '/pdfProofReport/{gId}/{bId}/{type}',
  scope: 'building',
  may: 'ManageLibraries',
  linkDays: 30,
} as const satisfies Paper

/** The address of that paper. */
export const proofReportPath = ({ gId, bId, type }: { gId: string; bId: string; type: ProofReportType }): string =>
  `/pdfProofReport/${gId}/${bId}/${type}`

/** Whether a sign belongs into a report of a type; an unknown type is all of them. */
export const isReported = ({ Approve }: Pick<ProofItem, 'Approve'>, type: string): boolean => {
  if (type === 'Approved') return Approve === 'Approve'
  if (type === 'Rejected') return Approve === 'Reject'
  return type === 'Undecided' ? Approve === null : true
}
