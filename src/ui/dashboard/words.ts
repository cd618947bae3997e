import { defineWords } from '../../core/words.ts'

export const words = defineWords({
  en: {
    shownAs: 'Shown as',
    asCards: 'Cards',
    asTable: 'Table',
    more: 'Show {n} more',
    moreRows: '{n, plural, one {# more row} other {# more rows}} in the portal.',
  },
  es: {
    shownAs: 'Mostrar como',
    asCards: 'Tarjetas',
    asTable: 'Tabla',
    more: 'Mostrar {n} más',
    moreRows: '{n, plural, one {# fila más} other {# filas más}} en el portal.',
  },
  fr: {
    shownAs: 'Afficher en',
    asCards: 'Cartes',
    asTable: 'Tableau',
    more: 'Afficher {n} de plus',
    moreRows: '{n, plural, one {# ligne de plus} other {# lignes de plus}} dans le portail.',
  },
})
