import { translateMessages } from '../../../core/words.ts'
import { generatorMessages } from './rules.ts'

export const messageWords = translateMessages(generatorMessages, {
  areRequired: { es: '{fields}: obligatorio', fr: '{fields} : obligatoire' },
  needsForm: {
    es: 'Este tipo de QR necesita más de lo que dice una fila. Cree su código en el editor.',
    fr: 'Ce type de QR demande plus que ne dit une ligne. Créez son code dans l’éditeur.',
  },
})
