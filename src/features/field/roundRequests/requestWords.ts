import { defineWords } from '../../../core/words.ts'

/** What requests of walks say. */
export const requestWords = defineWords({
  en: {
    found: '{question}: {answer}, out of its limits',
    at: 'Found at {stop} on the walk of {round}.',
    note: 'Note of the walk: {note}',
    again: 'Found again by {name}. {text}',
    good: 'Found good again by {name}: {question}: {answer}',
    closed: 'Nobody had taken it on, so it is closed.',
  },
  es: {
    found: '{question}: {answer}, fuera de sus límites',
    at: 'Visto en {stop} al recorrer {round}.',
    note: 'Nota del recorrido: {note}',
    again: 'Visto otra vez por {name}. {text}',
    good: 'Visto bien de nuevo por {name}: {question}: {answer}',
    closed: 'Nadie se había encargado, así que se cierra.',
  },
  fr: {
    found: '{question} : {answer}, hors de ses limites',
    at: 'Constaté à {stop} sur le parcours de {round}.',
    note: 'Remarque du parcours : {note}',
    again: 'Constaté de nouveau par {name}. {text}',
    good: 'Constaté bon de nouveau par {name} : {question} : {answer}',
    closed: 'Personne ne l’avait prise, elle est donc close.',
  },
})
