import { translateMessages } from '../../../core/words.ts'
import { formMessages } from './rules.ts'

export const messageWords = translateMessages(formMessages, {
  twice: {
    es: 'Cada pregunta y cada campo necesita su propio código.',
    fr: 'Chaque question et chaque champ doit avoir son propre code.',
  },
  options: { es: 'Indique al menos dos opciones.', fr: 'Indiquez au moins deux options.' },
})
