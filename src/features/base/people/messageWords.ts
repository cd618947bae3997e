import { translateMessages } from '../../../core/words.ts'
import { differentPasswords, disabledUser, tooManyGuesses } from './rules.ts'

export const messageWords = translateMessages(
  { disabledUser, tooManyGuesses, differentPasswords },
  {
    disabledUser: { es: 'Este usuario está desactivado.', fr: 'Cet utilisateur est désactivé.' },
    tooManyGuesses: {
      es: 'Aquí se han escrito demasiados PIN incorrectos. Vuelva a intentarlo más tarde, o en un teléfono u ordenador que ya haya entrado antes.',
      fr: 'Trop de codes PIN erronés ont été saisis ici. Réessayez plus tard, ou sur un téléphone ou un ordinateur déjà admis auparavant.',
    },
    differentPasswords: { es: 'Las dos contraseñas no son iguales.', fr: 'Les deux mots de passe ne sont pas identiques.' },
  },
)
