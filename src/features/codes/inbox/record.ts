import type { RecordDescription, RecordKind } from '../../base/history/model.ts'
import { requestNounLabels } from '../requests/bookings.ts'
import { requestFlag } from '../requests/model.ts'

/** What history calls a request, and who opens it. */
export const visitorRequestKind = {
  Object: 'visitor_request',
  kind: requestNounLabels.request,
  may: [requestFlag],
} satisfies RecordKind

/** The same of a booking. */
export const bookingKind = { ...visitorRequestKind, kind: requestNounLabels.booking } satisfies RecordKind

export const visitorRequestRecord: RecordDescription = {
  ...visitorRequestKind,
  inSentence: { en: 'the request', es: 'la solicitud', fr: 'la demande' },
  variants: { booking: { kind: bookingKind.kind, inSentence: { en: 'the booking', es: 'la reserva', fr: 'la réservation' } } },
  fields: {
    Status: { es: 'Estado', fr: 'État' },
    AssigneeId: { en: 'Assigned to', es: 'Asignada a', fr: 'Confiée à' },
    DoneBy: { en: 'Done by', es: 'Hecha por', fr: 'Faite par' },
    Urgency: { es: 'Urgencia', fr: 'Urgence' },
    DueDate: { en: 'Due', es: 'Vence', fr: 'Échéance' },
    Day: { en: 'Day', es: 'Día', fr: 'Jour' },
    StartTime: { en: 'From', es: 'Desde', fr: 'De' },
    EndTime: { en: 'To', es: 'Hasta', fr: 'À' },
    SeenDate: { en: 'Seen', es: 'Vista', fr: 'Vue' },
    Note: { es: 'Nota', fr: 'Note' },
    ForVisitor: { en: 'Visitor reads this', es: 'El visitante lo lee', fr: 'Le visiteur le lit' },
  },
}
