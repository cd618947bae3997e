import { translateMessages } from '../../../core/words.ts'
import { takeOverMessages, takeOverSuccesses } from './rules.ts'

export const messageWords = translateMessages(
  { ...takeOverMessages, ...takeOverSuccesses },
  {
    changed: {
      es: 'El edificio ha cambiado entretanto. Vuelva a mirarlo.',
      fr: 'L’immeuble a changé entre-temps. Veuillez regarder à nouveau.',
    },
    nothing: { es: 'Marque lo que se va a trasladar.', fr: 'Cochez ce qui est à reprendre.' },
    undone: { es: 'Deshecho correctamente', fr: 'Annulé avec succès' },
  },
)
