import { type Problem, required } from '../../../core/problem.ts'

/** Characters of a note, and of what a visitor adds. */
export const longestNote = 2000

/** A note says something, or brings files. */
export const noteProblems = (input: { Note: string; Files?: readonly unknown[] | undefined }): Problem[] =>
  input.Files && input.Files.length > 0 ? [] : required(input, ['Note'])

/** Why somebody cannot take what visitors sent. */
export const handlingMessages = {
  notHere: 'You are not among the people of this building who sign in, so it cannot be assigned to you.',
} as const
