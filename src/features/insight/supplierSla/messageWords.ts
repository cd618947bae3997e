import { translateMessages } from '../../../core/words.ts'
import { slaMessages } from './rules.ts'

export const messageWords = translateMessages(slaMessages, {
  order: {
    es: 'Una solicitud se empieza antes de terminarla: este plazo es más corto que el de empezar.',
    fr: 'Une demande se commence avant de se terminer : ce délai est plus court que celui du début.',
  },
})
