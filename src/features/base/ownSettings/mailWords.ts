import { defineWords } from '../../../core/words.ts'

/** The mail that tells of a changed password. */
export const mailWords = defineWords({
  en: {
    subject: 'Your password was changed',
    text: 'Hello {name}, the password of your Lintel sign-in was changed. Every other device was signed out.',
    when: 'When',
    device: 'Device',
    unknownDevice: 'Unknown',
    advice: 'If it was you, there is nothing to do. If not, set a new password at once: the one you knew no longer works.',
    button: 'Set a new password',
    footer: 'You get this mail whenever your password is changed. Lintel never asks for your password by email.',
  },
  es: {
    subject: 'Se ha cambiado su contraseña',
    text: 'Hola {name}: se ha cambiado la contraseña con la que accede a Lintel. Se cerró la sesión en todos los demás dispositivos.',
    when: 'Cuándo',
    device: 'Dispositivo',
    unknownDevice: 'Desconocido',
    advice: 'Si fue usted, no tiene que hacer nada. Si no, elija enseguida una contraseña nueva: la que conocía ya no sirve.',
    button: 'Elegir una contraseña nueva',
    footer: 'Recibe este correo cada vez que cambia su contraseña. Lintel nunca pide su contraseña por correo.',
  },
  fr: {
    subject: 'Votre mot de passe a été modifié',
    text: 'Bonjour {name}, le mot de passe de votre accès à Lintel a été modifié. Tous les autres appareils ont été déconnectés.',
    when: 'Quand',
    device: 'Appareil',
    unknownDevice: 'Inconnu',
    advice: 'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez aussitôt un nouveau mot de passe : l’ancien ne fonctionne plus.',
    button: 'Choisir un nouveau mot de passe',
    footer: 'Vous recevez cet e-mail à chaque changement de votre mot de passe. Lintel ne demande jamais votre mot de passe par e-mail.',
  },
})
