import { stateTable } from '../../../core/stateTable.ts'
import type { BookingStatus } from './bookings.ts'
import { openStatuses, requestFlag, type WorkStatus } from './model.ts'
import { requestMessages } from './rules.ts'

const open = { from: [...openStatuses, 'Assigned'], may: requestFlag, refusal: requestMessages.handled } as const

/** A request's life. */
export const requestMoves = stateTable<WorkStatus>()({
  /** By opening it. */
  see: {
    from: ['New'],
    to: 'Seen',
    may: requestFlag,
    label: { en: 'Mark as seen', es: 'Marcar como vista', fr: 'Marquer comme vue' },
    refusal: requestMessages.seen,
  },
  /** The caller handles it. */
  claim: { ...open, label: { en: 'Take it', es: 'Asumirla', fr: 'La prendre' } },
  /** Whoever starts handles it. */
  start: {
    from: ['New', 'Seen', 'Assigned'],
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
  /** The clock runs again, though the visitor has not answered. */
  resume: { ...open, label: { en: 'Go on', es: 'Continuar', fr: 'Continuer' } },
  /** Assignee, urgency, due date. */
  change: { ...open, label: { en: 'Change', es: 'Cambiar', fr: 'Modifier' } },
})
export type RequestMove = 'see' | 'claim' | 'resume' | 'start' | 'finish' | 'cancel' | 'reopen'

const booked = { from: ['Booked'], may: requestFlag, refusal: requestMessages.notBooked } as const

/** A booking's life. It is over by the clock. */
export const bookingMoves = stateTable<BookingStatus>()({
  move: { ...booked, label: { en: 'Change time', es: 'Cambiar la hora', fr: 'Changer l’heure' } },
  cancel: { ...booked, to: 'Cancelled', label: { en: 'Cancel booking', es: 'Cancelar reserva', fr: 'Annuler la réservation' } },
  reopen: {
    from: ['Cancelled'],
    to: 'Booked',
    may: requestFlag,
    label: { en: 'Book again', es: 'Volver a reservar', fr: 'Réserver de nouveau' },
    refusal: requestMessages.booked,
  },
  /** The assignee. */
  change: { ...booked, label: { en: 'Change', es: 'Cambiar', fr: 'Modifier' } },
})

/** The same life, in the words of a visit: what cannot have taken place is cancelled, and counted again. */
export const visitMoves = stateTable<BookingStatus>()({
  ...bookingMoves,
  cancel: { ...bookingMoves.cancel, label: { en: 'Cancel visit', es: 'Anular visita', fr: 'Annuler la visite' } },
  reopen: { ...bookingMoves.reopen, label: { en: 'Check in again', es: 'Registrar de nuevo', fr: 'Enregistrer de nouveau' } },
})
