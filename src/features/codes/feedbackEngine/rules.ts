import { messages, type Problem } from '../../../core/problem.ts'

/** A question needs its English words, wherever it is asked. `at`: what stands before the field. */
export const questionProblems = ({ QuestionText }: { QuestionText: { en: string } }, at: string): Problem[] =>
  QuestionText.en.trim() ? [] : [{ Field: `${at}QuestionText.en`, Message: messages.required }]
