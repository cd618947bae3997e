import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetCarouselNotes, GetPrintProofNotes } from './contract.ts'
import { categoryLabel, requestTypeLabels } from './model.ts'
import { words } from './words.ts'

const columnsOfNotes = (call: typeof GetCarouselNotes) => {
  const note = describeColumns(call, words)
  return [
    note.date('CreatedDate', 'col.CreatedDate'),
    note.text('Note', 'col.Note'),
    note.localized('BuildingName', 'col.BuildingName'),
    note.said('Category', 'col.Category', (row, { language }) => categoryLabel(row.Category)[language]),
    note.said('RequestType', 'col.RequestType', (row, { language }) => requestLabel(row.RequestType, language)),
    note.text('QrName', 'col.QrName'),
    note.text('ButtonName', 'col.ButtonName'),
    note.text('FullName', 'col.FullName'),
    note.chosen('Status', 'col.Status', 'states'),
    note.text('Answer', 'col.Answer'),
    note.said('SourceType', 'col.SourceType', (row, { phrase }) =>
      row.SourceType === 'Offline' ? phrase(words, 'offline') : row.SourceType,
    ),
  ]
}

const requestLabel = (value: string, language: 'en' | 'es' | 'fr'): string =>
  Object.entries(requestTypeLabels).find(([key]) => key === value)?.[1][language] ?? value

/** The columns of notes; the documents give the fields of a note and no columns (B-BEHAV-044). */
export const contentNoteColumns: DescribedList<typeof GetCarouselNotes> = {
  call: GetCarouselNotes,
  columns: columnsOfNotes(GetCarouselNotes),
}
export const signNoteColumns: DescribedList<typeof GetPrintProofNotes> = {
  call: GetPrintProofNotes,
  columns: columnsOfNotes(GetPrintProofNotes),
}
