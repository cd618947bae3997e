import { defineWords } from '../../../core/words.ts'

/** Notification texts of requests, a line each. */
export const toldWords = defineWords({
  en: {
    request: '{type} {n}',
    scored: '{type} {n}: {score} of 5',
    failed: '{type} {n}: {points}',
    points: '{n, plural, one {# point failed} other {# points failed}}',
    note: 'The visitor wrote to {noun, select, booking {booking} visit {visit} other {request}} {n}',
    givenMany: '{n} {noun, select, booking {bookings} visit {visits} other {requests}} are yours',
    assigned: '{noun, select, booking {Booking} visit {Visit} other {Request}} {n} is yours',
    overdue: 'Request {n} is late',
    rated: 'Request {n} was rated {score} of 5',
    moved: '{type} {n}: moved by the visitor',
    cancelled: '{type} {n}: cancelled by the visitor',
  },
  es: {
    request: '{type} {n}',
    scored: '{type} {n}: {score} de 5',
    failed: '{type} {n}: {points}',
    points: '{n, plural, one {# punto fallido} other {# puntos fallidos}}',
    note: 'El visitante escribió a la {noun, select, booking {reserva} visit {visita} other {solicitud}} {n}',
    givenMany: '{n} {noun, select, booking {reservas} visit {visitas} other {solicitudes}} son suyas',
    assigned: 'La {noun, select, booking {reserva} visit {visita} other {solicitud}} {n} es suya',
    overdue: 'La solicitud {n} está atrasada',
    rated: 'La solicitud {n} recibió {score} de 5',
    moved: '{type} {n}: el visitante cambió la hora',
    cancelled: '{type} {n}: el visitante la canceló',
  },
  fr: {
    request: '{type} {n}',
    scored: '{type} {n} : {score} sur 5',
    failed: '{type} {n} : {points}',
    points: '{n, plural, one {# point non conforme} other {# points non conformes}}',
    note: 'Le visiteur a écrit à la {noun, select, booking {réservation} visit {visite} other {demande}} {n}',
    givenMany: '{n} {noun, select, booking {réservations} visit {visites} other {demandes}} sont à vous',
    assigned: 'La {noun, select, booking {réservation} visit {visite} other {demande}} {n} est à vous',
    overdue: 'La demande {n} est en retard',
    rated: 'La demande {n} a été notée {score} sur 5',
    moved: '{type} {n} : heure changée par le visiteur',
    cancelled: '{type} {n} : annulée par le visiteur',
  },
})
