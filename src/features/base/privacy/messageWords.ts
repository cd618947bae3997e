import { translateMessages } from '../../../core/words.ts'
import { privacyMessages } from './rules.ts'

export const messageWords = translateMessages(privacyMessages, {
  who: { es: 'Escriba un correo electrónico o un teléfono.', fr: 'Saisissez un e-mail ou un numéro de téléphone.' },
  open: {
    es: 'Alguien trabaja aún con un registro de esta persona. Termínelo primero.',
    fr: 'Quelqu’un travaille encore avec un enregistrement de cette personne. Terminez-le d’abord.',
  },
})
