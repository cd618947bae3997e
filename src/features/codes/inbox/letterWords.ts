import { defineWords } from '../../../core/words.ts'

/** Mails to the visitor who sent a request or a booking. */
export const letterWords = defineWords({
  en: {
    subject: 'Your {noun, select, booking {booking} visit {visit} other {request}} {n} at {building}',
    title: {
      start: 'We are working on it',
      finish: 'Your request is done',
      reopen: 'We are working on it again',
      note: 'News about your {noun, select, booking {booking} visit {visit} other {request}} {n}',
    },
    text: {
      start: 'Somebody is taking care of your request {n} now.',
      finish: 'Your request {n} is finished. On its page you can tell us how we did.',
      reopen: 'Your request {n} was opened again.',
      note: 'There is news about your {noun, select, booking {booking} visit {visit} other {request}} {n}.',
    },
    open: 'Open your private page',
    footer:
      'You get this mail because you left your address with a {noun, select, booking {booking} visit {visit} other {request}} at {building}. The link is private: whoever has it can read what you sent.',
  },
  es: {
    subject: 'Su {noun, select, booking {reserva} visit {visita} other {solicitud}} {n} en {building}',
    title: {
      start: 'Estamos en ello',
      finish: 'Su solicitud está resuelta',
      reopen: 'Estamos en ello de nuevo',
      note: 'Novedades de su {noun, select, booking {reserva} visit {visita} other {solicitud}} {n}',
    },
    text: {
      start: 'Alguien se ocupa ahora de su solicitud {n}.',
      finish: 'Su solicitud {n} está resuelta. En su página puede decirnos qué le pareció.',
      reopen: 'Su solicitud {n} se ha reabierto.',
      note: 'Hay novedades sobre su {noun, select, booking {reserva} visit {visita} other {solicitud}} {n}.',
    },
    open: 'Abrir su página privada',
    footer:
      'Recibe este correo porque dejó su dirección con una {noun, select, booking {reserva} visit {visita} other {solicitud}} en {building}. El enlace es privado: quien lo tenga puede leer lo que envió.',
  },
  fr: {
    subject: 'Votre {noun, select, booking {réservation} visit {visite} other {demande}} {n} à {building}',
    title: {
      start: 'Nous nous en occupons',
      finish: 'Votre demande est traitée',
      reopen: 'Nous nous en occupons de nouveau',
      note: 'Du nouveau pour votre {noun, select, booking {réservation} visit {visite} other {demande}} {n}',
    },
    text: {
      start: 'Quelqu’un s’occupe maintenant de votre demande {n}.',
      finish: 'Votre demande {n} est traitée. Sur sa page, vous pouvez nous dire ce que vous en pensez.',
      reopen: 'Votre demande {n} a été rouverte.',
      note: 'Il y a du nouveau pour votre {noun, select, booking {réservation} visit {visite} other {demande}} {n}.',
    },
    open: 'Ouvrir votre page privée',
    footer:
      'Vous recevez cet e-mail car vous avez laissé votre adresse avec une {noun, select, booking {réservation} visit {visite} other {demande}} à {building}. Le lien est privé : quiconque l’a peut lire ce que vous avez envoyé.',
  },
})
