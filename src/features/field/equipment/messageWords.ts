import { translateMessages } from '../../../core/words.ts'
import { equipmentMessages } from './rules.ts'

export const messageWords = translateMessages(equipmentMessages, {
  option: { es: 'Falta la primera respuesta', fr: 'La première réponse est requise' },
  errorRule: { es: 'Falta la regla de error', fr: 'La règle d’erreur est requise' },
  condition: { es: 'Falta la respuesta de la condición', fr: 'La réponse de la condition est requise' },
  errorValue: { es: 'Falta el valor de error', fr: 'La valeur d’erreur est requise' },
  tolerances: { es: 'Faltan la tolerancia mínima y la máxima', fr: 'Les tolérances minimale et maximale sont requises' },
  order: {
    es: 'La tolerancia máxima debe ser mayor que la mínima',
    fr: 'La tolérance maximale doit être supérieure à la tolérance minimale',
  },
  earlier: {
    es: 'Una condición necesita una pregunta anterior con las respuestas sí y no, encendido y apagado, o una opción.',
    fr: 'Une condition demande une question précédente à réponse oui ou non, marche ou arrêt, ou à choix unique.',
  },
  textLine: {
    es: 'Una línea de texto solo se pregunta en rondas que recogen datos de equipos.',
    fr: 'Une ligne de texte n’est demandée que dans les rondes qui recueillent des données d’équipements.',
  },
  photoLast: { es: 'La foto es la última pregunta.', fr: 'La photo est la dernière question.' },
  typeOfOther: { es: 'Este tipo es del otro tipo de parada.', fr: 'Ce type appartient à l’autre type d’arrêt.' },
  notPermanent: {
    es: 'Confirme que la línea base se elimina definitivamente.',
    fr: 'Confirmez que la référence est supprimée définitivement.',
  },
  inUse: {
    es: 'Hay equipos en esta sala. Muévalos antes a otra sala.',
    fr: 'Des équipements se trouvent dans ce local. Déplacez-les d’abord dans un autre local.',
  },
})
