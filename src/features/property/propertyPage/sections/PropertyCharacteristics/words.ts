import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: { progress: '{answered} of {n} answered' },
  es: { progress: '{answered} de {n} respondidas' },
  fr: { progress: '{answered} sur {n} renseignées' },
})
