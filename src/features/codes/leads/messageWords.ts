import { translateMessages } from '../../../core/words.ts'
import { leadMessages } from './rules.ts'

export const messageWords = translateMessages(leadMessages, {
  step: { es: 'Diga qué hay que hacer ese día.', fr: 'Dites ce qui est à faire ce jour-là.' },
  noLead: { es: 'Solo los interesados tienen una etapa.', fr: 'Seuls les contacts intéressés ont une étape.' },
})
