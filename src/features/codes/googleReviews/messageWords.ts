import { translateMessages } from '../../../core/words.ts'
import { sourceMessages } from './rules.ts'

export const messageWords = translateMessages(sourceMessages, {
  expired: {
    es: 'La página de Google estuvo abierta demasiado tiempo o era de otra persona: conecte de nuevo',
    fr: 'La page de Google est restée ouverte trop longtemps ou était celle d’une autre personne : connectez à nouveau',
  },
  notOffered: {
    es: 'Esta instalación no tiene un cliente de la API de Google',
    fr: 'Cette installation n’a pas de client de l’API de Google',
  },
})
