import { defineWords } from '../../../core/words.ts'

/** Words of files that the server makes of lists. */
export const words = defineWords({
  en: { failed: 'The file could not be made. Please try again.' },
  es: { failed: 'No se pudo crear el archivo. Inténtelo de nuevo.' },
  fr: { failed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.' },
})
