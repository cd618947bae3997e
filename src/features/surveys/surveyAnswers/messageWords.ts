import { translateMessages } from '../../../core/words.ts'
import { answerMessages } from './rules.ts'
import { leastOneSpace } from './sections/PhysicalSpaces/rules.ts'

export const messageWords = translateMessages(
  { leastOneSpace, ...answerMessages },
  {
    leastOneSpace: {
      es: 'Debe seleccionar al menos un espacio físico para continuar',
      fr: 'Vous devez sélectionner au moins un espace physique pour continuer',
    },
    tooManyFiles: { es: 'Una encuesta admite {most} archivos como máximo.', fr: 'Une enquête accepte {most} fichiers au plus.' },
  },
)
