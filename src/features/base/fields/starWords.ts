import { defineWords } from '../../../core/words.ts'

/** What one to five stars mean. */
export const starWords = defineWords({
  en: { star1: 'Very poor', star2: 'Poor', star3: 'Fair', star4: 'Good', star5: 'Excellent', stars: '{n} of 5' },
  es: { star1: 'Muy mala', star2: 'Mala', star3: 'Regular', star4: 'Buena', star5: 'Excelente', stars: '{n} de 5' },
  fr: { star1: 'Très mauvaise', star2: 'Mauvaise', star3: 'Moyenne', star4: 'Bonne', star5: 'Excellente', stars: '{n} sur 5' },
})
