import { translateMessages } from '../../../core/words.ts'
import { writtenReportMessages } from './rules.ts'

export const messageWords = translateMessages(writtenReportMessages, {
  tooLong: { es: 'Un informe abarca dos años como máximo.', fr: 'Un rapport couvre deux ans au plus.' },
  noAnswers: { es: 'Nadie ha respondido en estos días.', fr: 'Personne n’a répondu pendant ces jours.' },
})
