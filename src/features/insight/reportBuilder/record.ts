import { type RecordDescription, records } from '../../base/history/model.ts'
import { builtReportDashboard } from './dashboard.ts'

const customReportRecord: RecordDescription = {
  Object: 'custom_report',
  kind: { en: 'Built report', es: 'Informe creado', fr: 'Rapport créé' },
  inSentence: { en: 'the built report', es: 'el informe creado', fr: 'le rapport créé' },
  may: [builtReportDashboard.may],
  fields: {
    OwnerId: { en: 'Only for', es: 'Solo para', fr: 'Réservé à' },
    Name: { en: 'Name', es: 'Nombre', fr: 'Nom' },
    Blocks: { en: 'Parts', es: 'Partes', fr: 'Parties' },
  },
}

export const additions = [records.with(customReportRecord)]
