import { translateMessages } from '../../../core/words.ts'
import { tooManyViews } from './rules.ts'

export const messageWords = translateMessages(
  { tooManyViews },
  {
    tooManyViews: {
      es: 'Ya tiene 50 vistas de esta lista. Elimine una primero.',
      fr: 'Vous avez déjà 50 vues de cette liste. Supprimez-en une d’abord.',
    },
  },
)
