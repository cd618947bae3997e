import { type Problem, required } from '../../../core/problem.ts'

/** A note says something. */
export const noteProblems = (input: { Note: string }): Problem[] => required(input, ['Note'])
