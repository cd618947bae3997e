import type { ScreenAt } from './screenAt.ts'
import type { Ids } from './screenIds.ts'

/** Screens of signs: templates, print settings, kits, two codes on one, proofs, notes. */
export const screensOfSigns = ({ reviewBuilding, gId, bId, qrId, pair, clientProof, plan, planBuilding, template }: Ids): ScreenAt[] => [
  { name: 'proofs', who: 'executive', path: '/digitalProofReport' },
  { name: 'print-proof', who: 'executive', path: `/printProof?bId=${bId}` },
  { name: 'client-proof', who: null, path: clientProof },
  { name: 'proof-print', who: 'executive', path: `/pdfProofReport/${gId}/${reviewBuilding}/All` },
  { name: 'pairs', who: 'executive', path: `/library/twoQRLibrary?bId=${bId}` },
  { name: 'pair-new', who: 'executive', path: `/twoQREdit?bId=${bId}` },
  { name: 'pair-edit', who: 'executive', path: `/twoQREdit/${pair}` },
  { name: 'content-proof', who: 'executive', path: `/digitalProof/${gId}/${bId}` },
  { name: 'content-proof-one', who: 'executive', path: `/digitalProofCarousel/${gId}/${bId}` },
  { name: 'floor-plans', who: 'executive', path: `/library/floorPlans?bId=${planBuilding}` },
  { name: 'floor-plan', who: 'executive', path: `/library/floorPlan/${gId}/${planBuilding}/${plan}` },
  { name: 'sign-templates', who: 'executive', path: '/library/signTemplates' },
  { name: 'sign-template', who: 'executive', path: `/library/signTemplate/${template}` },
  { name: 'sign-template-new', who: 'executive', path: '/library/signTemplate' },
  { name: 'signs', who: 'executive', path: `/library/signs?bId=${bId}` },
  { name: 'signs-account', who: 'executive', path: '/library/signs' },
  { name: 'print-settings', who: 'executive', path: `/library/printSettings/${gId}/${bId}/${qrId}` },
  { name: 'print-library', who: 'admin', path: '/masterLibrary/printLibrary' },
  { name: 'print-hubs', who: 'admin', path: '/masterLibrary/printHubLibrary' },
  { name: 'print-codes', who: 'admin', path: '/masterLibrary/printQRLibrary' },
  { name: 'print-programs', who: 'admin', path: '/masterLibrary/programLibrary' },
  { name: 'notepad', who: 'marketing', path: `/lintelNotepad?bId=${bId}` },
  { name: 'notepad-building', who: 'executive', path: `/analytics/dashboard/masterNotepad?bId=${bId}&proof=SignProof` },
  { name: 'notepad-dashboard', who: 'executive', path: '/masterNotepadDashboard' },
  { name: 'notepad-print', who: 'executive', path: `/pdfMasterNotepad/${gId}/${bId}/ContentProof` },
]
