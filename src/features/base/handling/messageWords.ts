import { translateMessages } from '../../../core/words.ts'
import { handlingMessages } from './rules.ts'

export const messageWords = translateMessages(handlingMessages, {
  notHere: {
    es: 'Usted no está entre las personas de este edificio que inician sesión, así que no se le puede asignar.',
    fr: 'Vous ne faites pas partie des personnes de cet immeuble qui se connectent : cela ne peut pas vous être confié.',
  },
})
