import { defineWords } from '../../../core/words.ts'

/** Mails about passwords. */
export const mailWords = defineWords({
  en: {
    resetSubject: 'Set a new password',
    resetText:
      'Hello {name}, somebody asked for a new password for this address. The link works once, for {minutes, number} minutes. If it was not you, do nothing.',
    resetAsked:
      'Hello {name}, {sender} has asked that you get a link for a new password. The link works once, for {minutes, number} minutes. Your password stays as it is until you choose another one.',
    resetButton: 'Set a new password',
    resetFooter: 'Lintel never asks for your password by email.',
  },
  es: {
    resetSubject: 'Elija una contraseña nueva',
    resetText:
      'Hola {name}: alguien pidió una contraseña nueva para esta dirección. El enlace sirve una sola vez, durante {minutes, number} minutos. Si no fue usted, no haga nada.',
    resetAsked:
      'Hola {name}: {sender} ha pedido que reciba un enlace para una contraseña nueva. El enlace sirve una sola vez, durante {minutes, number} minutos. Su contraseña no cambia hasta que elija otra.',
    resetButton: 'Elegir una contraseña nueva',
    resetFooter: 'Lintel nunca pide su contraseña por correo.',
  },
  fr: {
    resetSubject: 'Choisissez un nouveau mot de passe',
    resetText:
      "Bonjour {name}, quelqu'un a demandé un nouveau mot de passe pour cette adresse. Le lien sert une seule fois, pendant {minutes, number} minutes. Si ce n'était pas vous, ne faites rien.",
    resetAsked:
      'Bonjour {name}, {sender} a demandé que vous receviez un lien pour un nouveau mot de passe. Le lien sert une seule fois, pendant {minutes, number} minutes. Votre mot de passe ne change pas tant que vous n’en choisissez pas un autre.',
    resetButton: 'Choisir un nouveau mot de passe',
    resetFooter: 'Lintel ne demande jamais votre mot de passe par e-mail.',
  },
})
