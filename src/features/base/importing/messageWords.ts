import { translateMessages } from '../../../core/words.ts'
import { importingMessages } from './rules.ts'

export const messageWords = translateMessages(importingMessages, {
  Error: { es: 'Esta celda muestra un error en el archivo', fr: 'Cette cellule affiche une erreur dans le fichier' },
  NoResult: {
    es: 'El archivo no contiene el resultado de esta fórmula. Ábralo en Excel, guárdelo y súbalo de nuevo.',
    fr: 'Le fichier ne contient pas le résultat de cette formule. Ouvrez-le dans Excel, enregistrez-le et importez-le de nouveau.',
  },
})
