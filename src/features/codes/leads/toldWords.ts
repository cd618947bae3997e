import { defineWords } from '../../../core/words.ts'

/** The notification text of a lead that waits. */
export const toldWords = defineWords({
  en: { waiting: '{type} {n}: nobody has called for {days, plural, one {# day} other {# days}}' },
  es: { waiting: '{type} {n}: nadie ha llamado en {days, plural, one {# día} other {# días}}' },
  fr: { waiting: '{type} {n} : personne n’a appelé depuis {days, plural, one {# jour} other {# jours}}' },
})
