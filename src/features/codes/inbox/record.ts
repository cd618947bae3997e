import { type RecordDescription, type RecordKind, records } from '../../base/history/model.ts'
import { type RequestNoun, requestNounLabels } from '../requests/bookings.ts'
import { requestFlag } from '../requests/model.ts'
import { bookingMoves, requestMoves, visitMoves } from '../requests/moves.ts'
import { words } from './words.ts'

/** What history calls a request, and who opens it. */
export const visitorRequestKind = {
  Object: 'visitor_request',
  kind: requestNounLabels.request,
  may: [requestFlag],
} satisfies RecordKind

/** The same by what a request is called. */
export const requestKinds = {
  request: visitorRequestKind,
  booking: { ...visitorRequestKind, kind: requestNounLabels.booking },
  visit: { ...visitorRequestKind, kind: requestNounLabels.visit },
} satisfies Record<RequestNoun, RecordKind>

const visitorRequestRecord: RecordDescription = {
  ...visitorRequestKind,
  inSentence: { en: 'the request', es: 'la solicitud', fr: 'la demande' },
  variants: {
    booking: { kind: requestNounLabels.booking, inSentence: { en: 'the booking', es: 'la reserva', fr: 'la réservation' } },
    visit: { kind: requestNounLabels.visit, inSentence: { en: 'the visit', es: 'la visita', fr: 'la visite' } },
  },
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
  deeds: {
    'Request/AddRequestNote': {
      en: '{ForVisitor, select, true {{who} replied to {object}} other {{who} added a note to {object}}}.',
      es: '{ForVisitor, select, true {{who} respondió: {object}} other {{who} añadió una nota: {object}}}.',
      fr: '{ForVisitor, select, true {{who} a répondu : {object}} other {{who} a ajouté une note : {object}}}.',
    },
    'Request/AssignRequests': {
      en: '{AssigneeId, select, none {{who} assigned {named, select, none {requests} other {{object}}}} other {{who} assigned {object} to {AssigneeId}}}.',
      es: '{AssigneeId, select, none {{who} asignó {named, select, none {solicitudes} other {{object}}}} other {{who} asignó {object} a {AssigneeId}}}.',
      fr: '{AssigneeId, select, none {{who} a confié {named, select, none {des demandes} other {{object}}}} other {{who} a confié {object} à {AssigneeId}}}.',
    },
    AssigneeId: {
      en: '{AssigneeId, select, none {{who} unassigned {object}} other {{who} assigned {object} to {AssigneeId}}}.',
      es: '{AssigneeId, select, none {{who} quitó el responsable: {object}} other {{who} asignó {object} a {AssigneeId}}}.',
      fr: '{AssigneeId, select, none {{who} a retiré le responsable : {object}} other {{who} a confié {object} à {AssigneeId}}}.',
    },
  },
  choices: { Status: { words, under: 'status', moves: [requestMoves, bookingMoves, visitMoves] }, Urgency: { words, under: 'urgency' } },
}

export const additions = [records.with(visitorRequestRecord)]
