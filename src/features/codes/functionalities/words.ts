import { defineWords } from '../../../core/words.ts'

/** What forms of all types say. */
export const words = defineWords({
  en: { file: 'Or a file' },
  es: { file: 'O un archivo' },
  fr: { file: 'Ou un fichier' },
})
