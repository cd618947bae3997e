import { translateMessages } from '../../../core/words.ts'
import { scheduleMessages } from './model.ts'

export const messageWords = translateMessages(scheduleMessages, {
  order: { es: 'El último día es anterior al primero.', fr: 'Le dernier jour précède le premier.' },
  self: { es: 'La sustitución la hace otra persona.', fr: 'Le remplaçant est une autre personne.' },
  tooLong: { es: 'Una ausencia dura un año como mucho.', fr: 'Une absence dure un an au plus.' },
})
