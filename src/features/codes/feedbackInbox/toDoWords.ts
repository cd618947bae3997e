import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    MyFeedback: '{n, plural, one {# answer is yours to handle} other {# answers are yours to handle}}',
    LeftFeedback: '{n, plural, one {# answer assigned to somebody who has left} other {# answers assigned to people who have left}}',
    LowRatings: '{n, plural, one {# bad score to handle} other {# bad scores to handle}}',
    OpenFeedback: '{n, plural, one {# answer to handle} other {# answers to handle}}',
    thing: 'Feedback: {about}',
  },
  es: {
    MyFeedback: '{n, plural, one {# opinión a su cargo} other {# opiniones a su cargo}}',
    LeftFeedback: '{n, plural, one {# opinión a cargo de alguien que ya no está} other {# opiniones a cargo de quien ya no está}}',
    LowRatings: '{n, plural, one {# mala puntuación por atender} other {# malas puntuaciones por atender}}',
    OpenFeedback: '{n, plural, one {# opinión abierta de visitantes} other {# opiniones abiertas de visitantes}}',
    thing: 'Opinión: {about}',
  },
  fr: {
    MyFeedback: '{n, plural, one {# avis à traiter par vous} other {# avis à traiter par vous}}',
    LeftFeedback: '{n, plural, one {# avis confié à quelqu’un qui est parti} other {# avis confiés à des gens qui sont partis}}',
    LowRatings: '{n, plural, one {# mauvaise note à traiter} other {# mauvaises notes à traiter}}',
    OpenFeedback: '{n, plural, one {# avis ouvert de visiteurs} other {# avis ouverts de visiteurs}}',
    thing: 'Avis : {about}',
  },
})
