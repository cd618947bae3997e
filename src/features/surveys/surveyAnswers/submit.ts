import { messages, type Problem } from '../../../core/problem.ts'
import type { FieldValue } from './model.ts'
import { answerName, partsOf, type SurveyContent } from './parts.ts'
import { missingFields } from './questions.ts'
import { neededProblems, type Payloads } from './sections/sections.ts'

type SurveyAnswers = { sections: ReadonlyMap<string, unknown>; questions: ReadonlyMap<string, readonly FieldValue[]> }

/**
 * What keeps a survey from being handed in: no physical space that counts, where spaces are asked for, and required fields of questions
 * that are empty. Other sections may be left for later. Answers by the name of the section, or by the code of the question.
 */
export const submitProblems = (asked: SurveyContent, { sections, questions }: SurveyAnswers): Problem[] =>
  partsOf(asked).flatMap((part): Problem[] => {
    if (part.is === 'question') {
      const values = questions.get(part.question.Code) ?? []
      return missingFields(part.question, values).length > 0 ? [{ Field: answerName(part), Message: messages.required }] : []
    }
    return neededProblems(part.key, (sections.get(part.key) as Payloads[typeof part.key] | undefined) ?? null) // as the contract took it in
  })
