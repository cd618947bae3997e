import { translateMessages } from '../../../core/words.ts'
import { passwordChangeMessages } from './rules.ts'

export const messageWords = translateMessages(passwordChangeMessages, {
  wrong: { es: 'La contraseña actual no es correcta.', fr: 'Le mot de passe actuel est incorrect.' },
  same: { es: 'La contraseña nueva es la actual.', fr: 'Le nouveau mot de passe est l’actuel.' },
  wait: {
    es: 'Se han escrito demasiadas contraseñas incorrectas. Inténtelo más tarde o pida un enlace en la página de inicio de sesión.',
    fr: 'Trop de mots de passe erronés ont été saisis. Réessayez plus tard ou demandez un lien sur la page de connexion.',
  },
})
