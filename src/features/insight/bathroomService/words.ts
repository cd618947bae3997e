import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    lead: 'Which restroom is worst, and what do people say of it?',
    restrooms: 'Restrooms, the worst first',
    restroomsHint: 'Choose one for its topics, words and comments.',
    restroom: 'Restroom',
    floor: 'Floor',
    allRestrooms: 'All restrooms',
    asked: 'Restrooms',
    noneHint: 'Choose other days, or put up a code with feedback at a restroom.',
  },
  es: {
    lead: '¿Qué baño está peor y qué se dice de él?',
    restrooms: 'Baños, el peor primero',
    restroomsHint: 'Elija uno para ver sus temas, palabras y comentarios.',
    restroom: 'Baño',
    floor: 'Piso',
    allRestrooms: 'Todos los baños',
    asked: 'Baños',
    noneHint: 'Elija otros días o coloque un código con opinión en un baño.',
  },
  fr: {
    lead: 'Quels sanitaires sont les moins bien notés, et qu’en dit-on ?',
    restrooms: 'Sanitaires, les moins bien notés d’abord',
    restroomsHint: 'Choisissez-en un pour voir ses sujets, mots et commentaires.',
    restroom: 'Sanitaires',
    floor: 'Étage',
    allRestrooms: 'Tous les sanitaires',
    asked: 'Sanitaires',
    noneHint: 'Choisissez d’autres jours, ou posez un code d’avis aux sanitaires.',
  },
})
