import { translateMessages } from '../../../core/words.ts'
import { subscriptionMessages } from './rules.ts'

export const messageWords = translateMessages(subscriptionMessages, {
  notShared: {
    es: 'Esta persona no puede ver este informe. Muéstrelo antes a la cuenta.',
    fr: 'Cette personne ne peut pas voir ce rapport. Montrez-le d’abord au compte.',
  },
  contactOnly: { es: 'Este informe nombra a personas. Elija un contacto.', fr: 'Ce rapport nomme des personnes. Choisissez un contact.' },
  noReport: { es: 'Este informe no está disponible aquí.', fr: 'Ce rapport n’est pas disponible ici.' },
  signIn: {
    es: 'Un enlace pide iniciar sesión, y nadie entra en esta cuenta con este correo.',
    fr: 'Un lien demande une connexion, et personne ne se connecte à ce compte avec cet e-mail.',
  },
  full: {
    es: 'Esta cuenta tiene {most} suscripciones, el máximo posible.',
    fr: 'Ce compte a {most} abonnements, le maximum possible.',
  },
  left: {
    es: 'Esta persona se ha dado de baja. Solo ella puede volver a activarlo.',
    fr: 'Cette personne s’est désabonnée. Elle seule peut le réactiver.',
  },
})
