import { type ProductQuestion, type SurveyFlags, type SurveyProduct, specialForms, surveySections } from '../surveys/model.ts'
import type { SectionKey } from './sections/sections.ts'

/** A part of the survey's page: a section by its key, or a product's question by its code. */
export type Part = { is: 'section'; key: SectionKey } | { is: 'question'; question: ProductQuestion }
export type SurveyContent = SurveyFlags & { Products: readonly SurveyProduct[]; ProductQuestions: readonly ProductQuestion[] }

/**
 * What a survey asks for, in the order of its page: the checked parts of the property information, the forms that its products bring
 * (each once), their questions.
 */
export const partsOf = (survey: SurveyContent): Part[] => {
  const checked = surveySections.filter(key => survey[`Enable${key}`])
  const forms = specialForms.filter(form => survey.Products.some(({ Type }) => Type === form))
  return [
    ...[...checked, ...forms].map(key => ({ is: 'section' as const, key })),
    ...survey.ProductQuestions.map(question => ({ is: 'question' as const, question })),
  ]
}

/** Under which name the answer to a part is kept. */
export const answerName = (part: Part): string => (part.is === 'section' ? part.key : `Question:${part.question.Code}`)
