import { defineWords } from '../../../core/words.ts'

/** What people are told of a walk. */
export const tellWords = defineWords({
  en: {
    found: '{n, plural, one {{round}: # answer is out of its limits} other {{round}: # answers are out of their limits}}',
    walked: '{round} was walked',
    text: '{name} in {building}: {done, plural, one {# stop was done} other {# stops were done}}, {skipped, plural, =0 {none was skipped} one {# was skipped} other {# were skipped}}.',
  },
  es: {
    found: '{n, plural, one {{round}: # respuesta fuera de límites} other {{round}: # respuestas fuera de límites}}',
    walked: 'Se recorrió {round}',
    text: '{name} en {building}: {done, plural, one {# parada hecha} other {# paradas hechas}}, {skipped, plural, =0 {ninguna omitida} one {# omitida} other {# omitidas}}.',
  },
  fr: {
    found: '{n, plural, one {{round} : # réponse hors limites} other {{round} : # réponses hors limites}}',
    walked: '{round} a été parcourue',
    text: '{name} à {building} : {done, plural, one {# arrêt fait} other {# arrêts faits}}, {skipped, plural, =0 {aucun passé} one {# passé} other {# passés}}.',
  },
})
