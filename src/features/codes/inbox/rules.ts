import { type Problem, required } from '../../../core/problem.ts'

/** A note says something, or brings files. */
export const noteProblems = (input: { Note: string; Files?: readonly unknown[] | undefined }): Problem[] =>
  input.Files && input.Files.length > 0 ? [] : required(input, ['Note'])
