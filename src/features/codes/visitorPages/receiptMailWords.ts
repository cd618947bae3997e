import { defineWords } from '../../../core/words.ts'

/** The mail to a visitor whose registration or booking has come in. */
export const receiptMailWords = defineWords({
  en: {
    subject: 'Received: {what} · {building}',
    title: 'Thank you, we have received it',
    text: 'Your private page shows what you have sent, and what the team of {building} writes to you.',
    type: 'Form',
    what: 'What',
    when: 'When',
    where: 'Where',
    number: 'Number',
    open: 'Open your private page',
    calendar: 'Add to your calendar',
    footer:
      'You get this mail because your address was typed into a form at {building}. If it was not you, there is nothing to do. The link is private: whoever has it can read what was sent.',
  },
  es: {
    subject: 'Recibido: {what} · {building}',
    title: 'Gracias, lo hemos recibido',
    text: 'Su página privada muestra lo que ha enviado y lo que le escribe el equipo de {building}.',
    type: 'Formulario',
    what: 'Qué',
    when: 'Cuándo',
    where: 'Dónde',
    number: 'Número',
    open: 'Abrir su página privada',
    calendar: 'Añadir a su calendario',
    footer:
      'Recibe este correo porque su dirección se escribió en un formulario en {building}. Si no fue usted, no tiene que hacer nada. El enlace es privado: quien lo tenga puede leer lo que se envió.',
  },
  fr: {
    subject: 'Reçu : {what} · {building}',
    title: 'Merci, nous l’avons bien reçu',
    text: 'Votre page privée montre ce que vous avez envoyé et ce que l’équipe de {building} vous écrit.',
    type: 'Formulaire',
    what: 'Quoi',
    when: 'Quand',
    where: 'Où',
    number: 'Numéro',
    open: 'Ouvrir votre page privée',
    calendar: 'Ajouter à votre agenda',
    footer:
      'Vous recevez cet e-mail car votre adresse a été saisie dans un formulaire à {building}. Si ce n’était pas vous, il n’y a rien à faire. Le lien est privé : quiconque l’a peut lire ce qui a été envoyé.',
  },
})
