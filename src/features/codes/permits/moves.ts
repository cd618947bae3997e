import { stateTable } from '../../../core/stateTable.ts'
import { requestFlag } from '../requests/model.ts'
import { type PermitStatus, permitMay } from './model.ts'
import { permitMessages } from './rules.ts'

/** A permit's life: who reads the report decides, whoever stands at the door lets in and out. */
export const permitMoves = stateTable<PermitStatus>()({
  /** Also gives an approved one other times. */
  approve: {
    from: ['Requested', 'Approved'],
    to: 'Approved',
    may: permitMay,
    label: { en: 'Approve', es: 'Aprobar', fr: 'Approuver' },
    refusal: permitMessages.decided,
  },
  refuse: {
    from: ['Requested'],
    to: 'Refused',
    may: permitMay,
    label: { en: 'Refuse', es: 'Rechazar', fr: 'Refuser' },
    refusal: permitMessages.decided,
  },
  withdraw: {
    from: ['Approved', 'Begun'],
    to: 'Withdrawn',
    may: permitMay,
    label: { en: 'Withdraw', es: 'Retirar', fr: 'Retirer' },
    refusal: permitMessages.notApproved,
  },
  begin: {
    from: ['Approved'],
    to: 'Begun',
    may: [requestFlag, ...permitMay],
    label: { en: 'Begin', es: 'Iniciar', fr: 'Commencer' },
    refusal: permitMessages.notApproved,
  },
  end: {
    from: ['Begun'],
    to: 'Ended',
    may: [requestFlag, ...permitMay],
    label: { en: 'End', es: 'Terminar', fr: 'Terminer' },
    refusal: permitMessages.notBegun,
  },
  /** Undoes a refusal or a withdrawal. */
  reopen: {
    from: ['Refused', 'Withdrawn'],
    to: 'Requested',
    may: permitMay,
    label: { en: 'Decide again', es: 'Decidir de nuevo', fr: 'Décider à nouveau' },
    refusal: permitMessages.decided,
  },
})
export const permitMoveNames = ['refuse', 'withdraw', 'begin', 'end', 'reopen'] as const satisfies readonly (keyof typeof permitMoves)[]
export type PermitMove = (typeof permitMoveNames)[number]
/** These need a reason. */
export const reasonedMoves: readonly PermitMove[] = ['refuse', 'withdraw']
