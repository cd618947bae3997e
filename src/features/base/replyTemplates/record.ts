import { type RecordDescription, records } from '../history/model.ts'

const templateRecord: RecordDescription = {
  Object: 'reply_templates',
  kind: { en: 'Reply templates', es: 'Plantillas de respuesta', fr: 'Modèles de réponse' },
  inSentence: { en: 'the reply templates', es: 'las plantillas de respuesta', fr: 'les modèles de réponse' },
  may: ['AnalyticsDashboards'],
  fields: { Templates: { en: 'Templates', es: 'Plantillas', fr: 'Modèles' } },
}

export const additions = [records.with(templateRecord)]
