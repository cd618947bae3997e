import { type RecordDescription, records } from '../../base/history/model.ts'
import { words } from './words.ts'

const alertRecord: RecordDescription = {
  Object: 'figure_alert',
  kind: { en: 'Alert', es: 'Alerta', fr: 'Alerte' },
  inSentence: { en: 'an alert', es: 'una alerta', fr: 'une alerte' },
  may: ['AnalyticsDashboards'],
  fields: {
    Metric: { en: 'Figure', es: 'Cifra', fr: 'Chiffre' },
    Below: { en: 'Below', es: 'Por debajo de', fr: 'Sous' },
    LeastN: { en: 'Answers at least', es: 'Respuestas como mínimo', fr: 'Réponses au moins' },
    Days: { en: 'Days', es: 'Días', fr: 'Jours' },
    OnOff: { en: 'ON', es: 'SÍ', fr: 'OUI' },
    PausedUntil: { en: 'Paused until', es: 'En pausa hasta', fr: 'En pause jusqu’au' },
  },
  choices: { Metric: { words, under: 'metrics' } },
}

export const additions = [records.with(alertRecord)]
