import { defineWords } from '../../../core/words.ts'

/** Words of files that the server makes of lists. */
export const words = defineWords({
  en: { failed: 'The file could not be made. Please try again.', rows: '{n, plural, =0 {No rows} one {# row} other {# rows}}' },
  es: { failed: 'No se pudo crear el archivo. Inténtelo de nuevo.', rows: '{n, plural, =0 {Sin filas} one {# fila} other {# filas}}' },
  fr: {
    failed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
    rows: '{n, plural, =0 {Aucune ligne} one {# ligne} other {# lignes}}',
  },
})
