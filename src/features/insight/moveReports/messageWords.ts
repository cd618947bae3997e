import { translateMessages } from '../../../core/words.ts'
import { moveMessages } from './rules.ts'

export const messageWords = translateMessages(moveMessages, {
  noMoveOut: { es: 'Solo las mudanzas de salida tienen cargos.', fr: 'Seuls les départs sont facturés.' },
})
