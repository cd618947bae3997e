import { translateMessages } from '../../../core/words.ts'
import { pairMessages } from './rules.ts'

export const messageWords = translateMessages(pairMessages, {
  required: { es: 'Cantidad, plantilla de impresión: obligatorio', fr: 'Quantité, modèle d’impression : obligatoire' },
  otherType: { es: 'Este código hace otra cosa que su lugar en el rótulo.', fr: 'Ce code fait autre chose que sa place sur le panneau.' },
  unread: {
    es: 'Los teléfonos no leen un código de este rótulo. Elija un tamaño mayor o cambie el estilo del código.',
    fr: 'Les téléphones ne lisent pas un code de ce panneau. Choisissez une taille plus grande ou changez le style du code.',
  },
  sameCode: { es: 'Elija dos códigos distintos.', fr: 'Choisissez deux codes différents.' },
})
