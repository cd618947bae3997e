import type { RecordDescription } from '../../base/history/model.ts'
import { words } from './words.ts'

export const surveyRecord: RecordDescription = {
  Object: 'survey',
  kind: { en: 'Survey', es: 'Encuesta', fr: 'Enquête' },
  inSentence: { en: 'the survey', es: 'la encuesta', fr: 'l’enquête' },
  fields: {
    SurveyName: { en: 'Survey Name', es: 'Nombre de la encuesta', fr: 'Nom de l’enquête' },
    Status: { es: 'Estado', fr: 'Statut' },
    Vertical: { es: 'Sector', fr: 'Secteur' },
    Products: { es: 'Productos', fr: 'Produits' },
    Questions: { es: 'Preguntas', fr: 'Questions' },
    TakenOver: { en: 'Taken over', es: 'Trasladado', fr: 'Repris' },
    HelperText: { es: 'Texto de ayuda', fr: 'Texte d’aide' },
  },
  choices: { Status: { words, under: 'status' } },
}
