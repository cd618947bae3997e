import { defineWords } from '../../../core/words.ts'

/** Mails to the visitor who sent a request or a booking. */
export const letterWords = defineWords({
  en: {
    title: {
      received: 'We have your request',
      start: 'We are working on it',
      finish: 'Your request is done',
      reopen: 'We are working on it again',
      cancel: 'Your request was closed',
      note: 'The team of {building} has written to you',
    },
    text: {
      received:
        'The team of {building} has it now. You get a mail when somebody works on it. On your private page you see how far it is, and can add to it.',
      filed: 'The team of {building} has it now. Your private page shows what you sent, and what the team writes to you.',
      start: 'Somebody is taking care of your request {n} now.',
      finish: 'Your request {n} is finished. On its page you can tell us how we did.',
      reopen: 'Your request {n} was opened again.',
      cancel: 'The team of {building} has closed your request {n} without working on it. If that is wrong, please say so on its page.',
      note: 'There is news about your {noun, select, booking {booking} visit {visit} other {request}} {n}.',
    },
    type: 'Form',
    number: 'Number',
    status: 'Status',
    open: 'Open your private page',
    answer: 'Read and answer',
    noReply: 'Nobody reads replies to this mail. Please answer on your private page.',
    footer:
      'You get this mail because your address was left with a {noun, select, booking {booking} visit {visit} other {request}} at {building}. If it was not you, there is nothing to do. The link is private: whoever has it can read what was sent.',
  },
  es: {
    title: {
      received: 'Tenemos su solicitud',
      start: 'Estamos en ello',
      finish: 'Su solicitud está resuelta',
      reopen: 'Estamos en ello de nuevo',
      cancel: 'Su solicitud se ha cerrado',
      note: 'El equipo de {building} le ha escrito',
    },
    text: {
      received:
        'El equipo de {building} ya la tiene. Recibirá un correo cuando alguien se ocupe. En su página privada ve cómo va y puede añadir algo.',
      filed: 'El equipo de {building} ya la tiene. Su página privada muestra lo que envió y lo que le escribe el equipo.',
      start: 'Alguien se ocupa ahora de su solicitud {n}.',
      finish: 'Su solicitud {n} está resuelta. En su página puede decirnos qué le pareció.',
      reopen: 'Su solicitud {n} se ha reabierto.',
      cancel: 'El equipo de {building} ha cerrado su solicitud {n} sin atenderla. Si es un error, dígalo en su página.',
      note: 'Hay novedades sobre su {noun, select, booking {reserva} visit {visita} other {solicitud}} {n}.',
    },
    type: 'Formulario',
    number: 'Número',
    status: 'Estado',
    open: 'Abrir su página privada',
    answer: 'Leer y responder',
    noReply: 'Nadie lee las respuestas a este correo. Responda en su página privada.',
    footer:
      'Recibe este correo porque se dejó su dirección con una {noun, select, booking {reserva} visit {visita} other {solicitud}} en {building}. Si no fue usted, no tiene que hacer nada. El enlace es privado: quien lo tenga puede leer lo que se envió.',
  },
  fr: {
    title: {
      received: 'Nous avons votre demande',
      start: 'Nous nous en occupons',
      finish: 'Votre demande est traitée',
      reopen: 'Nous nous en occupons de nouveau',
      cancel: 'Votre demande a été fermée',
      note: 'L’équipe de {building} vous a écrit',
    },
    text: {
      received:
        'L’équipe de {building} l’a reçue. Vous recevrez un e-mail dès que quelqu’un s’en occupe. Sur votre page privée, vous voyez où elle en est et pouvez la compléter.',
      filed: 'L’équipe de {building} l’a reçue. Votre page privée montre ce que vous avez envoyé et ce que l’équipe vous écrit.',
      start: 'Quelqu’un s’occupe maintenant de votre demande {n}.',
      finish: 'Votre demande {n} est traitée. Sur sa page, vous pouvez nous dire ce que vous en pensez.',
      reopen: 'Votre demande {n} a été rouverte.',
      cancel: 'L’équipe de {building} a fermé votre demande {n} sans la traiter. Si c’est une erreur, dites-le sur sa page.',
      note: 'Il y a du nouveau pour votre {noun, select, booking {réservation} visit {visite} other {demande}} {n}.',
    },
    type: 'Formulaire',
    number: 'Numéro',
    status: 'État',
    open: 'Ouvrir votre page privée',
    answer: 'Lire et répondre',
    noReply: 'Personne ne lit les réponses à cet e-mail. Répondez sur votre page privée.',
    footer:
      'Vous recevez cet e-mail car votre adresse a été laissée avec une {noun, select, booking {réservation} visit {visite} other {demande}} à {building}. Si ce n’était pas vous, il n’y a rien à faire. Le lien est privé : quiconque l’a peut lire ce qui a été envoyé.',
  },
})
