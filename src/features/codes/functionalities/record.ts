import { type RecordDescription, records } from '../../base/history/model.ts'

const htmlTemplateRecord: RecordDescription = {
  Object: 'html_template',
  kind: { en: 'HTML template', es: 'Plantilla HTML', fr: 'Modèle HTML' },
  inSentence: { en: 'the HTML template', es: 'la plantilla HTML', fr: 'le modèle HTML' },
  may: ['ManageLibraries'],
  fields: { HtmlContent: { en: 'Content', es: 'Contenido', fr: 'Contenu' } },
}

export const additions = [records.with(htmlTemplateRecord)]
