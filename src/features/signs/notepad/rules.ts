import { hints, misfit } from '../../../core/hints.ts'
import { type Problem, required } from '../../../core/problem.ts'
import { categoriesOf, type ProofType } from './model.ts'

export const noteMessages = {
  answered: 'Only an open note can be answered.',
  closed: 'This note is closed already.',
  open: 'This note is open already.',
} as const

type SentNote = { Note: string; Category: string; Hub: string; Page: string; RequestType: string }
/** What keeps a note from being saved: each of its fields is needed (B-RULE-066, B-RULE-067). */
export const findNoteProblems = (type: ProofType, note: SentNote): Problem[] => [
  ...required(note, ['Note', 'Category', 'RequestType', 'Hub', 'Page']),
  ...(note.Category === '' || categoriesOf(type).includes(note.Category) ? [] : [misfit('Category', hints.choice)]),
]
