import { stateTable } from '../../../core/stateTable.ts'
import { openStatuses, type RequestStatus, requestFlag } from './model.ts'
import { requestMessages } from './rules.ts'

const open = { from: openStatuses, may: requestFlag, refusal: requestMessages.handled } as const

/** A request's life. */
export const requestMoves = stateTable<RequestStatus>()({
  /** By opening it. */
  see: {
    from: ['New'],
    to: 'Seen',
    may: requestFlag,
    label: { en: 'Mark as seen', es: 'Marcar como vista', fr: 'Marquer comme vue' },
    refusal: requestMessages.seen,
  },
  start: {
    from: ['New', 'Seen'],
    to: 'InProgress',
    may: requestFlag,
    label: { en: 'Start', es: 'Empezar', fr: 'Commencer' },
    refusal: requestMessages.started,
  },
  finish: { ...open, to: 'Done', label: { en: 'Finish', es: 'Terminar', fr: 'Terminer' } },
  cancel: { ...open, to: 'Cancelled', label: { en: 'Cancel request', es: 'Cancelar solicitud', fr: 'Annuler la demande' } },
  reopen: {
    from: ['Done', 'Cancelled'],
    to: 'InProgress',
    may: requestFlag,
    label: { en: 'Reopen', es: 'Reabrir', fr: 'Rouvrir' },
    refusal: requestMessages.open,
  },
  /** Whom it is for, how urgent, by when. */
  change: { ...open, label: { en: 'Change', es: 'Cambiar', fr: 'Modifier' } },
})
export type RequestMove = 'see' | 'start' | 'finish' | 'cancel' | 'reopen'
