import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    ImportsChecked: '{n, plural, one {# import is ready to run} other {# imports are ready to run}}',
  },
  es: {
    ImportsChecked: '{n, plural, one {# importación lista para ejecutar} other {# importaciones listas para ejecutar}}',
  },
  fr: {
    ImportsChecked: '{n, plural, one {# import prêt à lancer} other {# imports prêts à lancer}}',
  },
})
