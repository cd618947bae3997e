import { translateMessages } from '../../../core/words.ts'
import { printMessages } from './rules.ts'

export const messageWords = translateMessages(printMessages, {
  quantity: { es: 'Indique la cantidad', fr: 'Indiquez la quantité' },
})
