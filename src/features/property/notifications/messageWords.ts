import { translateMessages } from '../../../core/words.ts'
import { notificationMessages } from './rules.ts'

export const messageWords = translateMessages(notificationMessages, {
  pleaseSelect: { es: 'Seleccione', fr: 'Veuillez choisir' },
  space: {
    es: 'Esta no es la dirección de un webhook entrante de Google Chat.',
    fr: 'Ce n’est pas l’adresse d’un webhook entrant de Google Chat.',
  },
  spaceUnset: {
    es: 'Este espacio aún no tiene dirección. Introdúzcala arriba primero.',
    fr: 'Cet espace n’a pas encore d’adresse. Saisissez-la d’abord ci-dessus.',
  },
})
