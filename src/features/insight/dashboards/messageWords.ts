import { translateMessages } from '../../../core/words.ts'
import { dashboardMessages } from './rules.ts'

export const messageWords = translateMessages(dashboardMessages, {
  contactsOnly: {
    es: 'Este panel nombra a personas. Solo se puede enviar a contactos de la cuenta.',
    fr: 'Ce tableau de bord nomme des personnes. Il ne peut être envoyé qu’à des contacts du compte.',
  },
})
