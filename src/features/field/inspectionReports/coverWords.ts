import { defineWords } from '../../../core/words.ts'

/** What the portal itself writes on a cover. */
export const coverWords = defineWords({
  en: {
    done: '{done} of {total} stops of {round} in {building} were done ({share} %).',
    skipped: '{n, plural, one {One stop was skipped: {list}.} other {# stops were skipped: {list}.}}',
    was: 'On the previous walk {share} % of the stops were done, with {errors, plural, one {# finding} other {# findings}}.',
    geo: 'At {n} of {of} stops the phone was at the building.',
    none: 'Every answer was within its limits.',
    findings:
      '{n, plural, one {One answer was out of its limits} other {# answers were out of their limits}}: {fresh} new, {again} found on the previous walk too.',
    finding: '[{n}] {stop}: {question}: {answer}.',
    again: 'It was so on the previous walk, too.',
    note: 'Note: {note}',
    more: '{n, plural, one {One more finding stands in the report.} other {# more findings stand in the report.}}',
    fixed:
      '{n, plural, one {One finding of the previous walk is good again: {list}.} other {# findings of the previous walk are good again: {list}.}}',
  },
  es: {
    done: 'Se hicieron {done} de {total} paradas de {round} en {building} ({share} %).',
    skipped: '{n, plural, one {Se omitió una parada: {list}.} other {Se omitieron # paradas: {list}.}}',
    was: 'En el recorrido anterior se hizo el {share} % de las paradas, con {errors, plural, one {# hallazgo} other {# hallazgos}}.',
    geo: 'En {n} de {of} paradas el teléfono estaba en el edificio.',
    none: 'Todas las respuestas estaban dentro de sus límites.',
    findings:
      '{n, plural, one {Una respuesta estaba fuera de sus límites} other {# respuestas estaban fuera de sus límites}}: {fresh} nuevas, {again} halladas ya en el recorrido anterior.',
    finding: '[{n}] {stop}: {question}: {answer}.',
    again: 'Ya era así en el recorrido anterior.',
    note: 'Nota: {note}',
    more: '{n, plural, one {Hay un hallazgo más en el informe.} other {Hay # hallazgos más en el informe.}}',
    fixed:
      '{n, plural, one {Un hallazgo del recorrido anterior vuelve a estar bien: {list}.} other {# hallazgos del recorrido anterior vuelven a estar bien: {list}.}}',
  },
  fr: {
    done: '{done} arrêts sur {total} de {round} à {building} ont été faits ({share} %).',
    skipped: '{n, plural, one {Un arrêt a été passé : {list}.} other {# arrêts ont été passés : {list}.}}',
    was: 'Lors du parcours précédent, {share} % des arrêts ont été faits, avec {errors, plural, one {# constat} other {# constats}}.',
    geo: 'À {n} arrêts sur {of}, le téléphone était au bâtiment.',
    none: 'Toutes les réponses étaient dans leurs limites.',
    findings:
      '{n, plural, one {Une réponse était hors de ses limites} other {# réponses étaient hors de leurs limites}} : {fresh} nouvelles, {again} constatées aussi au parcours précédent.',
    finding: '[{n}] {stop} : {question} : {answer}.',
    again: 'C’était déjà le cas au parcours précédent.',
    note: 'Note : {note}',
    more: '{n, plural, one {Un autre constat figure dans le rapport.} other {# autres constats figurent dans le rapport.}}',
    fixed:
      '{n, plural, one {Un constat du parcours précédent est de nouveau bon : {list}.} other {# constats du parcours précédent sont de nouveau bons : {list}.}}',
  },
})
