import { messages, type Problem } from '../../../core/problem.ts'
import type { FieldValue } from './model.ts'
import { type Asked, answerName, partsOf } from './parts.ts'
import { missingFields } from './questions.ts'
import { neededProblems, type Payloads } from './sections/sections.ts'

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
    return neededProblems(part.key, (answer as Payloads[typeof part.key] | undefined) ?? null) // likewise
  })
