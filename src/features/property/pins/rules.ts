import { messages, type Problem, required } from '../../../core/problem.ts'

/** A PIN has exactly four digits. */
export const pinProblems = (input: { PIN: string }): Problem[] => {
  if (!input.PIN) return required(input, ['PIN'])
  return /^\d{4}$/.test(input.PIN) ? [] : [{ Field: 'PIN', Message: messages.pin }]
}
