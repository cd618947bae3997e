import { translateMessages } from '../../../core/words.ts'
import { letterMessages } from './rules.ts'

export const messageWords = translateMessages(letterMessages, {
  notSaved: { es: 'Guarde la carta antes de enviarla.', fr: 'Enregistrez la lettre avant de l’envoyer.' },
  noRound: {
    es: 'Las cartas se escriben desde rondas con el ajuste "Carta de trabajo" activado.',
    fr: 'Les lettres s’écrivent depuis les rondes dont le réglage « Lettre de travaux » est activé.',
  },
})
