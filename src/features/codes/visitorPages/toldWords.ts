import { defineWords } from '../../../core/words.ts'

/** Notification texts of feedback. */
export const toldWords = defineWords({
  en: {
    scored: '{about}: {score} of 5',
    assigned: 'Feedback is yours: {about}, {score} of 5',
    answered: 'A visitor has written to their feedback: {about}, {score} of 5',
    givenMany: '{n} pieces of feedback are yours',
  },
  es: {
    scored: '{about}: {score} de 5',
    assigned: 'Una opinión es suya: {about}, {score} de 5',
    answered: 'Un visitante ha escrito sobre su opinión: {about}, {score} de 5',
    givenMany: '{n} opiniones son suyas',
  },
  fr: {
    scored: '{about} : {score} sur 5',
    assigned: 'Un avis est à vous : {about}, {score} sur 5',
    answered: 'Un visiteur a écrit au sujet de son avis : {about}, {score} sur 5',
    givenMany: '{n} avis sont à vous',
  },
})
