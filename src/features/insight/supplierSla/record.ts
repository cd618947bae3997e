import { type RecordDescription, records } from '../../base/history/model.ts'
import { supplierSla } from './dashboard.ts'
import { words } from './words.ts'

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
  choices: { Urgency: { words, under: 'urgencies' } },
}

export const additions = [records.with(targetRecord)]
