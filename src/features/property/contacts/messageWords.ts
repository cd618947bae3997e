import { translateMessages } from '../../../core/words.ts'
import { contactMessages } from './rules.ts'

export const messageWords = translateMessages(contactMessages, {
  notBelow: {
    es: 'Solo se pueden dar o cambiar roles por debajo del suyo.',
    fr: 'Seuls les rôles inférieurs au vôtre peuvent être attribués ou modifiés.',
  },
  otherRole: {
    es: 'Esta persona ya inicia sesión en esta cuenta con otro rol.',
    fr: 'Cette personne se connecte déjà à ce compte avec un autre rôle.',
  },
  emailKept: {
    es: 'Solo quien gestiona las contraseñas puede cambiar el correo de alguien que inicia sesión.',
    fr: 'Seules les personnes qui gèrent les mots de passe peuvent changer l’e-mail de quelqu’un qui se connecte.',
  },
  noPassword: {
    es: 'Solo quien ha aceptado la invitación tiene una contraseña que restablecer.',
    fr: 'Seule une personne qui a accepté l’invitation a un mot de passe à réinitialiser.',
  },
  erased: {
    es: 'Los datos de esta persona se borraron. Añada el contacto de nuevo.',
    fr: 'Les données de cette personne ont été effacées. Ajoutez le contact de nouveau.',
  },
  linkPlace: {
    es: 'El correo ha perdido el lugar de su enlace. Escriba [Enlace de acceso] donde deba estar.',
    fr: 'L’e-mail a perdu l’emplacement de son lien. Écrivez [Lien de connexion] là où il doit se trouver.',
  },
})
