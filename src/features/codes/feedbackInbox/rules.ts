import { type Problem, required } from '../../../core/problem.ts'

/** A note or a reply says something. */
export const noteProblems = (input: { Note: string }): Problem[] => required(input, ['Note'])
