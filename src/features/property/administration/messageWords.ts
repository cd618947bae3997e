import { translateMessages } from '../../../core/words.ts'
import { deletionMessages } from './deletion.ts'

export const messageWords = translateMessages(deletionMessages, {
  passphraseShort: { es: 'Al menos 12 caracteres', fr: 'Au moins 12 caractères' },
  otherName: { es: 'Este no es el nombre de la cuenta', fr: 'Ce n’est pas le nom du compte' },
  exportFirst: {
    es: 'Exporte primero la cuenta: su última exportación debe tener como máximo siete días',
    fr: 'Exportez d’abord le compte : sa dernière exportation doit dater de sept jours au plus',
  },
  otherCode: {
    es: 'Este no es el código de confirmación de la última exportación',
    fr: 'Ce n’est pas le code de confirmation de la dernière exportation',
  },
})
