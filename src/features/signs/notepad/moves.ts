import { stateTable } from '../../../core/stateTable.ts'
import type { NoteState } from './model.ts'
import { noteMessages } from './rules.ts'

const may = 'ManageLibraries' as const
/** What becomes of a note: answered, closed, opened again. */
export const noteMoves = stateTable<NoteState>()({
  answer: {
    from: ['Open', 'Answered'],
    to: 'Answered',
    may,
    label: { en: 'Answer', es: 'Responder', fr: 'Répondre' },
    refusal: noteMessages.answered,
  },
  close: {
    from: ['Open', 'Answered'],
    to: 'Closed',
    may,
    label: { en: 'Close', es: 'Cerrar', fr: 'Clore' },
    refusal: noteMessages.closed,
  },
  reopen: {
    from: ['Answered', 'Closed'],
    to: 'Open',
    may,
    label: { en: 'Reopen', es: 'Reabrir', fr: 'Rouvrir' },
    refusal: noteMessages.open,
  },
})
