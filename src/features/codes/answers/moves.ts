import { stateTable } from '../../../core/stateTable.ts'
import { answerFlag as may, openAnswerStatuses, type ShownAnswerStatus } from './model.ts'
import { answerMessages } from './rules.ts'

const open = { from: [...openAnswerStatuses, 'Assigned'], may, refusal: answerMessages.handled } as const

/** The life of an answer. */
export const answerMoves = stateTable<ShownAnswerStatus>()({
  /** By opening it. */
  see: {
    from: ['New'],
    to: 'Seen',
    may,
    label: { en: 'Mark as seen', es: 'Marcar como vista', fr: 'Marquer comme vu' },
    refusal: answerMessages.seen,
  },
  /** The caller handles it. */
  claim: { ...open, label: { en: 'Take it', es: 'Encargarme', fr: 'M’en charger' } },
  /** Whoever takes it in hand handles it. */
  take: {
    from: ['New', 'Seen', 'Assigned'],
    to: 'InHand',
    may,
    label: { en: 'Take in hand', es: 'Atender', fr: 'Prendre en charge' },
    refusal: answerMessages.inHand,
  },
  finish: { ...open, to: 'Done', label: { en: 'Mark as done', es: 'Marcar como resuelta', fr: 'Marquer comme traité' } },
  reopen: {
    from: ['Done'],
    to: 'InHand',
    may,
    label: { en: 'Reopen', es: 'Reabrir', fr: 'Rouvrir' },
    refusal: answerMessages.open,
  },
  /** The assignee. */
  assign: { ...open, label: { en: 'Assign', es: 'Asignar', fr: 'Confier' } },
})
export type AnswerMove = 'see' | 'claim' | 'take' | 'finish' | 'reopen'
