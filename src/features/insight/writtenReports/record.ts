import { type RecordDescription, records } from '../../base/history/model.ts'
import { words } from './words.ts'

const writtenReportRecord: RecordDescription = {
  Object: 'written_report',
  kind: { en: 'Written report', es: 'Informe escrito', fr: 'Rapport écrit' },
  inSentence: { en: 'a written report', es: 'un informe escrito', fr: 'un rapport écrit' },
  may: ['AnalyticsDashboards'],
  fields: {
    Type: { en: 'About', es: 'Sobre', fr: 'Sur' },
    FirstDay: { en: 'First day', es: 'Primer día', fr: 'Premier jour' },
    LastDay: { en: 'Last day', es: 'Último día', fr: 'Dernier jour' },
  },
  choices: { Type: { words, under: 'people' } },
}

export const additions = [records.with(writtenReportRecord)]
