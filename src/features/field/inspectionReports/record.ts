import { PRODUCT } from '../../../core/product.ts'
import { moreFields } from '../../base/history/model.ts'
import { words } from './words.ts'

/** What is told of a walk once its answers were corrected and its report was made again. */
export const additions = [
  moreFields.with({
    Object: 'inspection',
    fields: {
      Answers: { es: 'Respuestas', fr: 'Réponses' },
      CoverType: { en: 'Template', es: 'Plantilla', fr: 'Modèle' },
      GenerateAICover: { en: 'AI cover', es: 'Portada con IA', fr: 'Couverture par IA' },
      MadeDate: { en: 'Report made', es: 'Informe hecho', fr: 'Rapport fait' },
      StopsErrorNumber: { en: 'Tolerance errors', es: 'Errores de tolerancia', fr: 'Écarts de tolérance' },
      MeasurementNumber: { en: 'Answers given', es: 'Respuestas dadas', fr: 'Réponses données' },
    },
    choices: { CoverType: { label: (value, language) => (value === PRODUCT ? PRODUCT : coverLabel(value, language)) } },
  }),
]

const coverLabel = (value: string, language: 'en' | 'es' | 'fr'): string | undefined =>
  value === 'ThirdParty' || value === 'Owner' ? words[language].covers[value] : undefined
