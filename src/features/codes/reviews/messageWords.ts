import { translateMessages } from '../../../core/words.ts'
import { reviewMessages } from './rules.ts'

const { twice, stars, date } = reviewMessages

export const messageWords = translateMessages(
  { twice, stars, date },
  {
    twice: { es: 'Esta reseña está también en otra fila del archivo', fr: 'Cet avis figure aussi sur une autre ligne du fichier' },
    stars: { es: 'Las estrellas son de 1 a 5', fr: 'Les étoiles vont de 1 à 5' },
    date: { es: 'No es una fecha hasta hoy', fr: 'Ce n’est pas une date jusqu’à aujourd’hui' },
  },
)
