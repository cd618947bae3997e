import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    MyRequests: '{n, plural, one {# request assigned to you} other {# requests assigned to you}}',
    LeftRequests: '{n, plural, one {# request assigned to somebody who has left} other {# requests assigned to people who have left}}',
    LeftBookings: '{n, plural, one {# booking assigned to somebody who has left} other {# bookings assigned to people who have left}}',
    UrgentRequests: '{n, plural, one {# urgent request} other {# urgent requests}}',
    LateRequests: '{n, plural, one {# request is late} other {# requests are late}}',
    NewRequests: '{n, plural, one {# request that nobody has seen} other {# requests that nobody has seen}}',
  },
  es: {
    MyRequests: '{n, plural, one {# solicitud es suya} other {# solicitudes son suyas}}',
    LeftRequests: '{n, plural, one {# solicitud a cargo de alguien que ya no está} other {# solicitudes a cargo de quien ya no está}}',
    LeftBookings: '{n, plural, one {# reserva a cargo de alguien que ya no está} other {# reservas a cargo de quien ya no está}}',
    UrgentRequests: '{n, plural, one {# solicitud urgente} other {# solicitudes urgentes}}',
    LateRequests: '{n, plural, one {# solicitud atrasada} other {# solicitudes atrasadas}}',
    NewRequests: '{n, plural, one {# solicitud que nadie ha visto} other {# solicitudes que nadie ha visto}}',
  },
  fr: {
    MyRequests: '{n, plural, one {# demande vous est confiée} other {# demandes vous sont confiées}}',
    LeftRequests: '{n, plural, one {# demande confiée à quelqu’un qui est parti} other {# demandes confiées à des gens qui sont partis}}',
    LeftBookings:
      '{n, plural, one {# réservation confiée à quelqu’un qui est parti} other {# réservations confiées à des gens qui sont partis}}',
    UrgentRequests: '{n, plural, one {# demande urgente} other {# demandes urgentes}}',
    LateRequests: '{n, plural, one {# demande en retard} other {# demandes en retard}}',
    NewRequests: '{n, plural, one {# demande que personne n’a vue} other {# demandes que personne n’a vues}}',
  },
})
