import { translateMessages } from '../../../core/words.ts'
import { noteMessages } from './rules.ts'

export const messageWords = translateMessages(noteMessages, {
  answered: { es: 'Solo se puede responder una nota abierta.', fr: 'Seule une note ouverte peut recevoir une réponse.' },
  closed: { es: 'Esta nota ya está cerrada.', fr: 'Cette note est déjà close.' },
  open: { es: 'Esta nota ya está abierta.', fr: 'Cette note est déjà ouverte.' },
})
