import { defineWords } from '../../../core/words.ts'

/** What forms of all types say, and the headings under which types stand. `what`: a thing of a list and its number, as "Section 2". */
export const words = defineWords({
  en: {
    complete:
      'Nothing to fill in. Whoever scans the code is led to this page of the building; those who are not signed in are asked to first.',
    file: 'Or a file',
    drag: 'Drag to another place: {what}',
    moveUp: 'Move up: {what}',
    moveDown: 'Move down: {what}',
    remove: 'Remove: {what}',
    moved: '{what} is now at place {to, number} of {all, number}.',
    inside: '{list}: {n, number}',
    missing: '{n, plural, one {# field to fill in} other {# fields to fill in}}',
    purposes: {
      used: 'Used most here',
      ask: 'Ask for an opinion',
      tell: 'Tell and show',
      request: 'Take requests',
      register: 'Register and check in',
      inspect: 'Inspect',
      reports: 'Reports and dashboards',
    },
  },
  es: {
    complete:
      'No hay nada que completar. Quien escanea el código llega a esta página del edificio; si no ha iniciado sesión, antes se le pide.',
    file: 'O un archivo',
    drag: 'Arrastrar a otro lugar: {what}',
    moveUp: 'Subir: {what}',
    moveDown: 'Bajar: {what}',
    remove: 'Quitar: {what}',
    moved: '{what} está ahora en el lugar {to, number} de {all, number}.',
    inside: '{list}: {n, number}',
    missing: '{n, plural, one {# campo por completar} other {# campos por completar}}',
    purposes: {
      used: 'Los más usados aquí',
      ask: 'Pedir una opinión',
      tell: 'Informar y mostrar',
      request: 'Recibir solicitudes',
      register: 'Inscribir y registrar',
      inspect: 'Inspeccionar',
      reports: 'Informes y paneles',
    },
  },
  fr: {
    complete: 'Rien à remplir. Qui scanne le code est mené à cette page du bâtiment ; sans connexion, on la demande d’abord.',
    file: 'Ou un fichier',
    drag: 'Faire glisser ailleurs : {what}',
    moveUp: 'Monter : {what}',
    moveDown: 'Descendre : {what}',
    remove: 'Retirer : {what}',
    moved: '{what} est maintenant à la place {to, number} sur {all, number}.',
    inside: '{list} : {n, number}',
    missing: '{n, plural, one {# champ à remplir} other {# champs à remplir}}',
    purposes: {
      used: 'Les plus utilisés ici',
      ask: 'Demander un avis',
      tell: 'Informer et montrer',
      request: 'Recevoir des demandes',
      register: 'Inscrire et enregistrer',
      inspect: 'Inspecter',
      reports: 'Rapports et tableaux de bord',
    },
  },
})
