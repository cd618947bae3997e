import { defineWords } from '../../core/words.ts'

export const words = defineWords({
  en: {
    resetSubject: 'Set a new password',
    resetText: 'Hello {name}, somebody asked for a new password for this address. The link works once, for {minutes, number} minutes. If it was not you, do nothing.',
    resetButton: 'Set a new password',
    resetFooter: 'Lintel never asks for your password by e-mail.',
  },
  es: {
    resetSubject: 'Elija una contraseña nueva',
    resetText:
      'Hola {name}: alguien pidió una contraseña nueva para esta dirección. El enlace sirve una sola vez, durante {minutes, number} minutos. Si no fue usted, no haga nada.',
    resetButton: 'Elegir una contraseña nueva',
    resetFooter: 'Lintel nunca pide su contraseña por correo.',
  },
  fr: {
    resetSubject: 'Choisissez un nouveau mot de passe',
    resetText:
      "Bonjour {name}, quelqu'un a demandé un nouveau mot de passe pour cette adresse. Le lien sert une seule fois, pendant {minutes, number} minutes. Si ce n'était pas vous, ne faites rien.",
    resetButton: 'Choisir un nouveau mot de passe',
    resetFooter: 'Lintel ne demande jamais votre mot de passe par e-mail.',
  },
})
