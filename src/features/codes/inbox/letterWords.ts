import { defineWords } from '../../../core/words.ts'

/** Mails to the visitor who sent a request. */
export const letterWords = defineWords({
  en: {
    subject: 'Your request {n} at {building}',
    title: {
      start: 'We are working on it',
      finish: 'Your request is done',
      reopen: 'We are working on it again',
      note: 'News about your request {n}',
    },
    text: {
      start: 'Somebody is taking care of your request {n} now.',
      finish: 'Your request {n} is finished. On its page you can tell us how we did.',
      reopen: 'Your request {n} was opened again.',
      note: 'There is news about your request {n}.',
    },
    open: 'Open your request',
    footer:
      'You get this mail because you left your address with a request at {building}. The link is private: whoever has it can read your request.',
  },
  es: {
    subject: 'Su solicitud {n} en {building}',
    title: {
      start: 'Estamos en ello',
      finish: 'Su solicitud está resuelta',
      reopen: 'Estamos en ello de nuevo',
      note: 'Novedades de su solicitud {n}',
    },
    text: {
      start: 'Alguien se ocupa ahora de su solicitud {n}.',
      finish: 'Su solicitud {n} está resuelta. En su página puede decirnos qué le pareció.',
      reopen: 'Su solicitud {n} se ha reabierto.',
      note: 'Hay novedades sobre su solicitud {n}.',
    },
    open: 'Abrir su solicitud',
    footer:
      'Recibe este correo porque dejó su dirección con una solicitud en {building}. El enlace es privado: quien lo tenga puede leer su solicitud.',
  },
  fr: {
    subject: 'Votre demande {n} à {building}',
    title: {
      start: 'Nous nous en occupons',
      finish: 'Votre demande est traitée',
      reopen: 'Nous nous en occupons de nouveau',
      note: 'Du nouveau pour votre demande {n}',
    },
    text: {
      start: 'Quelqu’un s’occupe maintenant de votre demande {n}.',
      finish: 'Votre demande {n} est traitée. Sur sa page, vous pouvez nous dire ce que vous en pensez.',
      reopen: 'Votre demande {n} a été rouverte.',
      note: 'Il y a du nouveau pour votre demande {n}.',
    },
    open: 'Ouvrir votre demande',
    footer:
      'Vous recevez cet e-mail car vous avez laissé votre adresse avec une demande à {building}. Le lien est privé : quiconque l’a peut lire votre demande.',
  },
})
