import { messages, type Problem } from '../../../core/problem.ts'
import type { FieldValue, Payloads } from './model.ts'
import { missingFields } from './questions.ts'
import { continueProblems } from './rules.ts'
import { type Asked, answerName, partsOf } from './sections.ts'

/**
 * What keeps a survey from being handed in: no physical space that counts, where spaces are asked for, and required fields of questions
 * that are empty. Other sections may be left for later. `answers` by the part's name.
 */
export const submitProblems = (asked: Asked, answers: ReadonlyMap<string, unknown>): Problem[] =>
  partsOf(asked).flatMap((part): Problem[] => {
    const answer = answers.get(answerName(part))
    if (part.is === 'question') {
      const values = (answer ?? []) as FieldValue[] // as the contract took it in
      return missingFields(part.question, values).length > 0 ? [{ Field: answerName(part), Message: messages.required }] : []
    }
    return part.key === 'PhysicalSpaces' ? continueProblems((answer as Payloads['PhysicalSpaces'] | undefined) ?? null) : [] // likewise
  })
