import { defineWords } from '../../../core/words.ts'

/** What people are told of walks that wait for their phones. */
export const tellWords = defineWords({
  en: {
    title: '{round}, walked by {name}, has not arrived whole',
    text: 'Missing: {entries, plural, one {# entry} other {# entries}}, {photos, plural, one {# photo} other {# photos}}. The phone was last heard on {day} at {time}: it sends the rest once it is opened with a connection.',
  },
  es: {
    title: '{round}, recorrida por {name}, no ha llegado entera',
    text: 'Faltan: {entries, plural, one {# entrada} other {# entradas}}, {photos, plural, one {# foto} other {# fotos}}. Lo último del teléfono llegó el {day} a las {time}: envía el resto cuando se abre con conexión.',
  },
  fr: {
    title: '{round}, parcourue par {name}, n’est pas arrivée en entier',
    text: 'Il manque : {entries, plural, one {# entrée} other {# entrées}}, {photos, plural, one {# photo} other {# photos}}. Dernières nouvelles du téléphone le {day} à {time} : il envoie le reste dès qu’il est ouvert avec une connexion.',
  },
})
