import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { papers } from '../../base/papers/model.ts'
import { AnswerNote } from './calls/AnswerNote.ts'
import { CloseNote } from './calls/CloseNote.ts'
import { GetCarouselNotes } from './calls/GetCarouselNotes.ts'
import { GetNoteHubs } from './calls/GetNoteHubs.ts'
import { GetNotepadLink } from './calls/GetNotepadLink.ts'
import { GetPrintProofNotes } from './calls/GetPrintProofNotes.ts'
import { ReopenNote } from './calls/ReopenNote.ts'
import { SaveCarouselNote } from './calls/SaveCarouselNote.ts'
import { SavePrintProofNote } from './calls/SavePrintProofNote.ts'
import { UpdateNoteRequestType } from './calls/UpdateNoteRequestType.ts'
import * as contract from './contract.ts'
import { contentNoteColumns, signNoteColumns } from './listColumns.ts'
import { notepadPaper } from './papers.ts'
import { noteAccess, noteNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  AnswerNote,
  CloseNote,
  GetCarouselNotes,
  GetNoteHubs,
  GetNotepadLink,
  GetPrintProofNotes,
  ReopenNote,
  SaveCarouselNote,
  SavePrintProofNote,
  UpdateNoteRequestType,
})
export const lists = [contentNoteColumns, signNoteColumns]
export const additions = [papers.with(notepadPaper), ...record.additions, recordAccess.with(noteAccess), recordNames.with(noteNames)]
