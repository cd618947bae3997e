import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    missing: 'The paper could not be made.',
    link: {
      forged: { title: 'This link is not right', text: 'Please check that you have the whole link, or ask for a new one.' },
      expired: { title: 'This link has expired', text: 'Please ask whoever sent it for a new one.' },
      gone: { title: 'This paper is no longer there', text: 'Please ask whoever sent you the link.' },
      many: { title: 'That was too often', text: 'Please wait a minute and open the link again.' },
      late: { title: 'The paper could not be made just now', text: 'Please open the link again in a minute.' },
    },
  },
  es: {
    missing: 'No se pudo crear el documento.',
    link: {
      forged: { title: 'Este enlace no es correcto', text: 'Compruebe que tiene el enlace completo o pida uno nuevo.' },
      expired: { title: 'Este enlace ha caducado', text: 'Pida uno nuevo a quien se lo envió.' },
      gone: { title: 'Este documento ya no está disponible', text: 'Pregunte a quien le envió el enlace.' },
      many: { title: 'Demasiados intentos', text: 'Espere un minuto y vuelva a abrir el enlace.' },
      late: { title: 'El documento no se pudo crear ahora', text: 'Vuelva a abrir el enlace dentro de un minuto.' },
    },
  },
  fr: {
    missing: "Le document n'a pas pu être créé.",
    link: {
      forged: { title: 'Ce lien n’est pas valable', text: 'Vérifiez que vous avez le lien complet, ou demandez-en un nouveau.' },
      expired: { title: 'Ce lien a expiré', text: 'Demandez-en un nouveau à la personne qui vous l’a envoyé.' },
      gone: { title: 'Ce document n’est plus disponible', text: 'Demandez à la personne qui vous a envoyé le lien.' },
      many: { title: 'Trop de tentatives', text: 'Attendez une minute, puis ouvrez le lien à nouveau.' },
      late: { title: 'Le document n’a pas pu être créé', text: 'Ouvrez le lien à nouveau dans une minute.' },
    },
  },
})
