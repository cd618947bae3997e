import { type RecordDescription, records } from '../../base/history/model.ts'
import { words as requestWords } from '../../codes/inbox/words.ts'
import { supplierSla } from './dashboard.ts'

const targetRecord: RecordDescription = {
  Object: 'sla_target',
  kind: { en: 'SLA target', es: 'Plazo del SLA', fr: 'Délai du SLA' },
  inSentence: { en: 'the SLA target', es: 'el plazo del SLA', fr: 'le délai du SLA' },
  may: [supplierSla.may],
  fields: {
    Urgency: { en: 'Urgency', es: 'Urgencia', fr: 'Urgence' },
    ResponseHours: { en: 'Hours to begin', es: 'Horas para empezar', fr: 'Heures pour commencer' },
    CompletionHours: { en: 'Hours to finish', es: 'Horas para terminar', fr: 'Heures pour terminer' },
  },
  choices: { Urgency: { words: requestWords, under: 'urgency' } },
}

export const additions = [records.with(targetRecord)]
