import { defineWords } from '../../../core/words.ts'

/** Mails about PINs that are being guessed. */
export const mailWords = defineWords({
  en: {
    lockSubject: 'PINs of {building} are being guessed',
    lockText:
      'Hello {name}, ten wrong PINs were typed at the sign of {building}. It now refuses PINs for a while; phones that were let in before still work.',
    lockAdvice: 'If it was not somebody of your team, change the PINs, or hang the sign where strangers cannot read it.',
    lockButton: 'See the PINs',
    lockFooter: 'You get this mail because you manage the PINs of this building.',
  },
  es: {
    lockSubject: 'Alguien está adivinando los PIN de {building}',
    lockText:
      'Hola {name}: se han escrito diez PIN incorrectos en el cartel de {building}. Durante un tiempo no admite PIN; los teléfonos que ya entraron antes siguen funcionando.',
    lockAdvice: 'Si no fue nadie de su equipo, cambie los PIN o coloque el cartel donde no lo lean extraños.',
    lockButton: 'Ver los PIN',
    lockFooter: 'Recibe este correo porque gestiona los PIN de este edificio.',
  },
  fr: {
    lockSubject: 'Quelqu’un devine les codes PIN de {building}',
    lockText:
      'Bonjour {name}, dix codes PIN erronés ont été saisis au panneau de {building}. Il refuse les codes PIN pendant un moment ; les téléphones déjà admis fonctionnent toujours.',
    lockAdvice: 'Si ce n’était personne de votre équipe, changez les codes PIN ou placez le panneau hors de la vue des inconnus.',
    lockButton: 'Voir les codes PIN',
    lockFooter: 'Vous recevez cet e-mail parce que vous gérez les codes PIN de cet immeuble.',
  },
})
