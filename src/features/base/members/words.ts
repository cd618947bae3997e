import { defineWords } from '../../../core/words.ts'

/** What forms of members say. `what`: a thing of a list and its number, as "Section 2". */
export const words = defineWords({
  en: {
    file: 'Or a file',
    orderMore: 'Move or remove: {what}',
    drag: 'Drag to another place: {what}',
    moveUp: 'Move up: {what}',
    moveDown: 'Move down: {what}',
    remove: 'Remove: {what}',
    moved: '{what} is now at place {to, number} of {all, number}.',
    inside: '{list}: {n, number}',
    missing: '{n, plural, one {# field to fill in} other {# fields to fill in}}',
  },
  es: {
    file: 'O un archivo',
    orderMore: 'Mover o quitar: {what}',
    drag: 'Arrastrar a otro lugar: {what}',
    moveUp: 'Subir: {what}',
    moveDown: 'Bajar: {what}',
    remove: 'Quitar: {what}',
    moved: '{what} está ahora en el lugar {to, number} de {all, number}.',
    inside: '{list}: {n, number}',
    missing: '{n, plural, one {# campo por completar} other {# campos por completar}}',
  },
  fr: {
    file: 'Ou un fichier',
    orderMore: 'Déplacer ou retirer : {what}',
    drag: 'Faire glisser ailleurs : {what}',
    moveUp: 'Monter : {what}',
    moveDown: 'Descendre : {what}',
    remove: 'Retirer : {what}',
    moved: '{what} est maintenant à la place {to, number} sur {all, number}.',
    inside: '{list} : {n, number}',
    missing: '{n, plural, one {# champ à remplir} other {# champs à remplir}}',
  },
})
