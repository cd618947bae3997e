import { defineWords } from '../../../core/words.ts'

/** Mails about passwords and PINs. */
export const mailWords = defineWords({
  en: {
    resetSubject: 'Set a new password',
    resetText:
      'Hello {name}, somebody asked for a new password for this address. The link works once, for {minutes, number} minutes. If it was not you, do nothing.',
    resetAsked:
      'Hello {name}, {sender} has asked that you get a link for a new password. The link works once, for {minutes, number} minutes. Your password stays as it is until you choose another one.',
    resetButton: 'Set a new password',
    resetFooter: 'Lintel never asks for your password by email.',
    lockSubject: 'PINs of {building} are being guessed',
    lockText:
      'Hello {name}, ten wrong PINs were typed at the sign of {building}. It now refuses PINs for a while; phones that were let in before still work.',
    lockAdvice: 'If it was not somebody of your team, change the PINs, or hang the sign where strangers cannot read it.',
    lockButton: 'See the PINs',
    lockFooter: 'You get this mail because you manage the PINs of this building.',
  },
  es: {
    resetSubject: 'Elija una contraseña nueva',
    resetText:
      'Hola {name}: alguien pidió una contraseña nueva para esta dirección. El enlace sirve una sola vez, durante {minutes, number} minutos. Si no fue usted, no haga nada.',
    resetAsked:
      'Hola {name}: {sender} ha pedido que reciba un enlace para una contraseña nueva. El enlace sirve una sola vez, durante {minutes, number} minutos. Su contraseña no cambia hasta que elija otra.',
    resetButton: 'Elegir una contraseña nueva',
    resetFooter: 'Lintel nunca pide su contraseña por correo.',
    lockSubject: 'Alguien está adivinando los PIN de {building}',
    lockText:
      'Hola {name}: se han escrito diez PIN incorrectos en el cartel de {building}. Durante un tiempo no admite PIN; los teléfonos que ya entraron antes siguen funcionando.',
    lockAdvice: 'Si no fue nadie de su equipo, cambie los PIN o coloque el cartel donde no lo lean extraños.',
    lockButton: 'Ver los PIN',
    lockFooter: 'Recibe este correo porque gestiona los PIN de este edificio.',
  },
  fr: {
    resetSubject: 'Choisissez un nouveau mot de passe',
    resetText:
      "Bonjour {name}, quelqu'un a demandé un nouveau mot de passe pour cette adresse. Le lien sert une seule fois, pendant {minutes, number} minutes. Si ce n'était pas vous, ne faites rien.",
    resetAsked:
      'Bonjour {name}, {sender} a demandé que vous receviez un lien pour un nouveau mot de passe. Le lien sert une seule fois, pendant {minutes, number} minutes. Votre mot de passe ne change pas tant que vous n’en choisissez pas un autre.',
    resetButton: 'Choisir un nouveau mot de passe',
    resetFooter: 'Lintel ne demande jamais votre mot de passe par e-mail.',
    lockSubject: 'Quelqu’un devine les codes PIN de {building}',
    lockText:
      'Bonjour {name}, dix codes PIN erronés ont été saisis au panneau de {building}. Il refuse les codes PIN pendant un moment ; les téléphones déjà admis fonctionnent toujours.',
    lockAdvice: 'Si ce n’était personne de votre équipe, changez les codes PIN ou placez le panneau hors de la vue des inconnus.',
    lockButton: 'Voir les codes PIN',
    lockFooter: 'Vous recevez cet e-mail parce que vous gérez les codes PIN de cet immeuble.',
  },
})
