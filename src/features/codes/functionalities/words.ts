import { defineWords } from '../../../core/words.ts'

/** What a type without a form says, and the headings under which types stand. */
export const words = defineWords({
  en: {
    complete:
      'Nothing to fill in. Whoever scans the code is led to this page of the building; those who are not signed in are asked to first.',
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
