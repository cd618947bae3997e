import { translateMessages } from '../../../core/words.ts'
import { importMessages } from './rules.ts'

export const messageWords = translateMessages(
  { twice: importMessages.twice },
  {
    twice: {
      es: 'Este código de edificio está también en otra fila del archivo',
      fr: 'Ce code d’immeuble figure aussi sur une autre ligne du fichier',
    },
  },
)
