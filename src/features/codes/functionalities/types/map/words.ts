import { defineWords } from '../../../../../core/words.ts'

/** What staff read where a map is set up. */
export const words = defineWords({
  en: {
    location: 'Location of the building',
    noLocation: 'The building has no location yet: the page searches near its address.',
  },
  es: {
    location: 'Ubicación del edificio',
    noLocation: 'El edificio todavía no tiene ubicación: la página busca cerca de su dirección.',
  },
  fr: {
    location: 'Emplacement du bâtiment',
    noLocation: 'Le bâtiment n’a pas encore d’emplacement : la page cherche près de son adresse.',
  },
})
