import { defineWords } from '../../../core/words.ts'

/** The mails to a visitor who has registered or booked: that it has come, was moved, cancelled, or counts again. */
export const letterWords = defineWords({
  en: {
    moved: 'Moved',
    received: 'Received',
    title: {
      received: 'Thank you, we have received it',
      booked: 'You are booked',
      arrived: 'You are checked in',
      moved: 'Your booking has a new time',
      cancelled: 'Your booking is cancelled',
      notArrived: 'Your check-in is cancelled',
    },
    text: {
      booked: 'Your private page shows what you have sent, and what the team of {building} writes to you.',
      moved: 'This is your booking now. Your private page shows it too.',
      cancelled: 'Nothing is reserved for you any more.',
      notArrived: 'The team of {building} has cancelled it. If you are there, please check in again.',
    },
    type: 'Form',
    what: 'What',
    when: 'When',
    where: 'Where',
    status: 'Status',
    number: 'Number',
    open: 'Open your private page',
    calendar: 'Add to your calendar',
    footer:
      'You get this mail because your address was typed into a form at {building}. If it was not you, there is nothing to do. The link is private: whoever has it can read what was sent{canChange, select, true {, and change or cancel it} other {}}.',
  },
  es: {
    moved: 'Nueva hora',
    received: 'Recibido',
    title: {
      received: 'Gracias, lo hemos recibido',
      booked: 'Su reserva está hecha',
      arrived: 'Su llegada está registrada',
      moved: 'Su reserva tiene una hora nueva',
      cancelled: 'Su reserva está cancelada',
      notArrived: 'Su llegada está anulada',
    },
    text: {
      booked: 'Su página privada muestra lo que ha enviado y lo que le escribe el equipo de {building}.',
      moved: 'Así queda su reserva. Su página privada también la muestra.',
      cancelled: 'Ya no hay nada reservado para usted.',
      notArrived: 'El equipo de {building} la ha anulado. Si está allí, regístrese de nuevo.',
    },
    type: 'Formulario',
    what: 'Qué',
    when: 'Cuándo',
    where: 'Dónde',
    status: 'Estado',
    number: 'Número',
    open: 'Abrir su página privada',
    calendar: 'Añadir a su calendario',
    footer:
      'Recibe este correo porque su dirección se escribió en un formulario en {building}. Si no fue usted, no tiene que hacer nada. El enlace es privado: quien lo tenga puede leer lo que se envió{canChange, select, true {, cambiarlo o cancelarlo} other {}}.',
  },
  fr: {
    moved: 'Nouvelle heure',
    received: 'Reçu',
    title: {
      received: 'Merci, nous l’avons bien reçu',
      booked: 'Votre réservation est faite',
      arrived: 'Votre arrivée est enregistrée',
      moved: 'Votre réservation a une nouvelle heure',
      cancelled: 'Votre réservation est annulée',
      notArrived: 'Votre arrivée est annulée',
    },
    text: {
      booked: 'Votre page privée montre ce que vous avez envoyé et ce que l’équipe de {building} vous écrit.',
      moved: 'Voici votre réservation désormais. Votre page privée la montre aussi.',
      cancelled: 'Plus rien n’est réservé pour vous.',
      notArrived: 'L’équipe de {building} l’a annulée. Si vous y êtes, enregistrez-vous de nouveau.',
    },
    type: 'Formulaire',
    what: 'Quoi',
    when: 'Quand',
    where: 'Où',
    status: 'État',
    number: 'Numéro',
    open: 'Ouvrir votre page privée',
    calendar: 'Ajouter à votre agenda',
    footer:
      'Vous recevez cet e-mail car votre adresse a été saisie dans un formulaire à {building}. Si ce n’était pas vous, il n’y a rien à faire. Le lien est privé : quiconque l’a peut lire ce qui a été envoyé{canChange, select, true {, le changer ou l’annuler} other {}}.',
  },
})
