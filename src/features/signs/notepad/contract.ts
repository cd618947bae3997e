import { list, multiline, read, text, uuid, write, z } from '../../../core/call.ts'
import { NoteRow, noteStates, proofTypes, requestTypes } from './model.ts'
import { findNoteProblems } from './rules.ts'

/** Who reads notes: who works on codes, and who holds the key of the notepad. */
const reads = ['ManageLibraries', 'MasterNotepad'] as const
const may = 'ManageLibraries' as const
const one = { GroupId: uuid(), BuildingId: uuid() }
const RequestType = z.enum(requestTypes)

const notes = {
  scope: 'group',
  may: reads,
  rows: 'Notes',
  row: NoteRow,
  filter: z.strictObject({
    gId: uuid(),
    bId: z.optional(uuid()),
    text: z.optional(text()),
    Category: z.optional(text(60)),
    RequestType: z.optional(RequestType),
    Status: z.optional(z.enum(noteStates)),
  }),
  sort: ['CreatedDate', 'Category', 'RequestType', 'QrName', 'Status'],
  perPage: 25,
} as const

export const GetCarouselNotes = list('Survey/GetCarouselNotes', {
  ...notes,
  summary: 'Notes on the pages behind the codes of an account or a building',
})
export const GetPrintProofNotes = list('PrintManagement/GetPrintProofNotes', {
  ...notes,
  summary: 'Notes on the signs of an account or a building',
})

export const GetNoteHubs = read('PrintManagement/GetNoteHubs', {
  summary: 'The codes of a building with their pages, to choose what a note is about; customers see the pages of visitors',
  scope: 'building',
  may: reads,
  anonymous: ['Survey'],
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({
    Hubs: z.array(
      z.object({
        QrCodeId: uuid(),
        QrName: z.string(),
        SignId: z.int(),
        Items: z.array(z.object({ ItemId: uuid(), ButtonName: z.string() })),
      }),
    ),
  }),
})

/** `Hub` is the id of a code, `Page` that of one of its items. */
const note = {
  ...one,
  Note: multiline(2000),
  Category: text(60),
  RequestType: z.union([RequestType, z.literal('')]),
  Hub: z.union([uuid(), z.literal('')]),
  Page: z.union([uuid(), z.literal('')]),
}
const saved = z.object({ acId: uuid(), Version: z.int() })
const saves = { scope: 'building', may: reads, input: z.strictObject(note), output: saved } as const

export const SaveCarouselNote = write('Survey/SaveCarouselNote', {
  ...saves,
  anonymous: ['Survey'],
  limit: 60,
  summary: 'Write a note on a page behind a code',
  check: input => findNoteProblems('ContentProof', input),
})

export const SavePrintProofNote = write('PrintManagement/SavePrintProofNote', {
  ...saves,
  summary: 'Write a note on a sign',
  check: input => findNoteProblems('SignProof', input),
})

const change = { scope: 'building', may, ids: { NoteId: 'proof_note' }, output: saved } as const
const named = { ...one, NoteId: uuid(), Version: z.int() }

export const UpdateNoteRequestType = write('PrintManagement/UpdateNoteRequestType', {
  ...change,
  summary: 'Say otherwise what a note asks for',
  input: z.strictObject({ ...named, RequestType }),
})

export const AnswerNote = write('PrintManagement/AnswerNote', {
  ...change,
  summary: 'Answer a note; who wrote it reads the answer in the list',
  input: z.strictObject({ ...named, Answer: multiline(2000) }),
  check: ({ Answer }) => (Answer.trim() ? [] : [{ Field: 'Answer', Message: 'Required' }]),
})

export const CloseNote = write('PrintManagement/CloseNote', { ...change, summary: 'Close a note', input: z.strictObject(named) })
export const ReopenNote = write('PrintManagement/ReopenNote', { ...change, summary: 'Open a note again', input: z.strictObject(named) })

export const GetNotepadLink = read('PrintManagement/GetNotepadLink', {
  summary: 'A link that opens all notes of one kind of a building as a PDF',
  scope: 'building',
  may: 'MasterNotepad',
  limit: 20,
  input: z.strictObject({ gId: uuid(), bId: uuid(), type: z.enum(proofTypes) }),
  output: z.object({ Link: z.string() }),
})
