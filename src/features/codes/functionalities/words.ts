import { defineWords } from '../../../core/words.ts'

/** What forms of all types say. `what`: a thing of a list and its number, as "Section 2". */
export const words = defineWords({
  en: {
    file: 'Or a file',
    drag: 'Drag to another place: {what}',
    moveUp: 'Move up: {what}',
    moveDown: 'Move down: {what}',
    remove: 'Remove: {what}',
    moved: '{what} is now at place {to, number} of {all, number}.',
  },
  es: {
    file: 'O un archivo',
    drag: 'Arrastrar a otro lugar: {what}',
    moveUp: 'Subir: {what}',
    moveDown: 'Bajar: {what}',
    remove: 'Quitar: {what}',
    moved: '{what} está ahora en el lugar {to, number} de {all, number}.',
  },
  fr: {
    file: 'Ou un fichier',
    drag: 'Faire glisser ailleurs : {what}',
    moveUp: 'Monter : {what}',
    moveDown: 'Descendre : {what}',
    remove: 'Retirer : {what}',
    moved: '{what} est maintenant à la place {to, number} sur {all, number}.',
  },
})
