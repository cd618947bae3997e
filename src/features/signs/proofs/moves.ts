import { stateTable } from '../../../core/stateTable.ts'
import type { ReviewStatus } from './model.ts'
import { proofMessages } from './rules.ts'

const may = 'ManageLibraries' as const
/** A review goes from QR Engineering over CS to the client; it is approved when the client has approved each sign (C-BEHAV-061). */
export const proofMoves = stateTable<ReviewStatus>()({
  handOn: {
    from: ['EngineerReview'],
    to: 'CSReview',
    may,
    label: { en: 'Hand to CS', es: 'Pasar a CS', fr: 'Remettre à CS' },
    refusal: proofMessages.engineering,
  },
  handBack: {
    from: ['CSReview'],
    to: 'EngineerReview',
    may,
    label: { en: 'Hand back', es: 'Volver a Ingeniería QR', fr: 'Retour à l’ingénierie QR' },
    refusal: proofMessages.cs,
  },
  send: {
    from: ['CSReview'],
    to: 'ClientReview',
    may,
    label: { en: 'Send to the client', es: 'Enviar al cliente', fr: 'Envoyer au client' },
    refusal: proofMessages.cs,
  },
  takeBack: {
    from: ['ClientReview'],
    to: 'CSReview',
    may,
    label: { en: 'Take back', es: 'Retirar', fr: 'Reprendre' },
    refusal: proofMessages.client,
  },
  reopen: {
    from: ['Approved'],
    to: 'EngineerReview',
    may,
    label: { en: 'Open again', es: 'Reabrir', fr: 'Rouvrir' },
    refusal: proofMessages.notApproved,
  },
  /** By the client, whose link reaches the review. */
  decide: {
    from: ['ClientReview'],
    label: { en: 'Submit', es: 'Enviar', fr: 'Envoyer' },
    refusal: proofMessages.over,
  },
})
export const staffMoves = ['handOn', 'handBack', 'send', 'takeBack', 'reopen'] as const
export type StaffMove = (typeof staffMoves)[number]
