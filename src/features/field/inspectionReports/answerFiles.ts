import { FileRef } from '../../../core/fileRef.ts'

/** The files of an answer as it is sent, with their links; none of an answer that is no list of files. */
export const filesOf = (answer: unknown): FileRef[] =>
  Array.isArray(answer) ? answer.flatMap(one => FileRef.safeParse(one).data ?? []) : []
