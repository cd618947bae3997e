import { defineWords } from '../../../core/words.ts'

/** The mail to the first admin of an account. */
export const mailWords = defineWords({
  en: {
    subject: 'You are an administrator of {account}',
    hello:
      'Hello {name}, {sender} has made you an administrator of {account} in Lintel. You can set up its buildings, contacts and QR codes.',
    newText: 'Choose a password to begin. The link works once, for {days, number} days.',
    newButton: 'Choose a password',
    knownText: 'Sign in with {email} and the password that you already have.',
    knownButton: 'Sign in',
    footer: 'Lintel never asks for your password by email. If you do not know this account, do nothing.',
  },
  es: {
    subject: 'Usted administra {account}',
    hello:
      'Hola {name}: {sender} le ha dado el papel de administrador de {account} en Lintel. Puede configurar sus edificios, contactos y códigos QR.',
    newText: 'Elija una contraseña para empezar. El enlace sirve una sola vez, durante {days, number} días.',
    newButton: 'Elegir una contraseña',
    knownText: 'Inicie sesión con {email} y la contraseña que ya tiene.',
    knownButton: 'Iniciar sesión',
    footer: 'Lintel nunca pide su contraseña por correo. Si no conoce esta cuenta, no haga nada.',
  },
  fr: {
    subject: 'Vous administrez {account}',
    hello:
      'Bonjour {name}, {sender} vous a nommé administrateur de {account} dans Lintel. Vous pouvez y configurer les immeubles, les contacts et les codes QR.',
    newText: 'Choisissez un mot de passe pour commencer. Le lien sert une seule fois, pendant {days, number} jours.',
    newButton: 'Choisir un mot de passe',
    knownText: 'Connectez-vous avec {email} et le mot de passe que vous avez déjà.',
    knownButton: 'Se connecter',
    footer: 'Lintel ne demande jamais votre mot de passe par e-mail. Si vous ne connaissez pas ce compte, ne faites rien.',
  },
})
