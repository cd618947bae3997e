import { defineWords } from '../../../core/words.ts'

/** The notification texts of a lead that waits, and of leads that were given to somebody. */
export const toldWords = defineWords({
  en: {
    waiting: '{type} {n}: nobody has called for {days, plural, one {# day} other {# days}}',
    assigned: '{type} {n} was assigned to you',
    givenMany: '{n, plural, one {# lead was} other {# leads were}} assigned to you',
  },
  es: {
    waiting: '{type} {n}: nadie ha llamado en {days, plural, one {# día} other {# días}}',
    assigned: 'Se le asignó {type} {n}',
    givenMany: '{n, plural, one {Se le asignó # interesado} other {Se le asignaron # interesados}}',
  },
  fr: {
    waiting: '{type} {n} : personne n’a appelé depuis {days, plural, one {# jour} other {# jours}}',
    assigned: '{type} {n} vous a été confié',
    givenMany: '{n, plural, one {# contact intéressé vous a été confié} other {# contacts intéressés vous ont été confiés}}',
  },
})
