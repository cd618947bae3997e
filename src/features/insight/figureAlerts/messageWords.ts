import { translateMessages } from '../../../core/words.ts'
import { alertMessages } from './rules.ts'

export const messageWords = translateMessages(alertMessages, {
  full: { es: 'Aquí tiene {most} alertas, el máximo posible.', fr: 'Vous avez {most} alertes ici, le maximum possible.' },
})
