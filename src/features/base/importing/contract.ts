import { list, read, text, uuid, write, z } from '../../../core/call.ts'
import type { Permission } from '../../../core/permissions.ts'
import { required } from '../../../core/problem.ts'
import { ImportRow, ImportRun, importStates, LARGEST, MOST_ROWS, rowStates, SheetNotes } from './model.ts'

const Mapping = z.record(text(3), text(40)).check(z.refine(mapping => Object.keys(mapping).length <= 100))

type Terms = {
  /** The first part of the calls' paths, and the action that takes a file. */
  area: string
  upload: string
  may: Permission
  /** What is imported, in the plural: "buildings". */
  of: string
  /** The noun as the history names it in `Type`. */
  Kind: string
  /** Rows of a page of the history. */
  perPage?: number
}

/** The calls of an import: its history, one file with its rows, and what can be done with it. */
export const importContract = (terms: Terms) => ({ ...readingCalls(terms), ...preparingCalls(terms), ...runningCalls(terms) })
export type ImportContract = ReturnType<typeof importContract>

const oneOf = { ids: { ImportId: 'import_run' } }

const readingCalls = ({ area, may, of, Kind, perPage = 10 }: Terms) => {
  const terms = { scope: 'group', may } as const
  return {
    GetImports: list(`${area}/GetImports`, {
      ...terms,
      summary: `Imports of ${of} of an account, with what each of them did`,
      rows: 'Imports',
      row: ImportRun,
      filter: z.strictObject({
        gId: uuid(),
        type: z.optional(z.literal(Kind)),
        text: z.optional(text()),
        Status: z.optional(z.enum(importStates)),
      }),
      sort: ['id', 'CreatedDate', 'FileName', 'FullName'],
      perPage,
    }),
    GetImport: read(`${area}/GetImport`, {
      ...terms,
      ...oneOf,
      summary: 'One import: its columns, which field each of them fills, and how many rows are new, known or wrong',
      input: z.strictObject({ gId: uuid(), ImportId: uuid() }),
      output: z.object({
        ...ImportRun.shape,
        Header: z.array(z.string()),
        /** The first filled cell of each column, to know it by. */
        Samples: z.array(z.string()),
        /** How the file was read; null of imports before 0.2.0. */
        Notes: z.nullable(SheetNotes),
        Mapping,
        Counts: z.object({ New: z.int(), Changed: z.int(), Same: z.int(), Wrong: z.int() }),
        /** What the rows need and the import makes beside them. */
        NewTags: z.array(z.string()),
        TaskId: z.nullable(uuid()),
      }),
    }),
    GetImportRows: list(`${area}/GetImportRows`, {
      ...terms,
      summary: 'Rows of an import: what each of them would make or change, or what is wrong with it; afterwards, what it did',
      ids: { 'filter.ImportId': 'import_run' },
      rows: 'Rows',
      row: ImportRow,
      filter: z.strictObject({ gId: uuid(), ImportId: uuid(), State: z.optional(z.enum(rowStates)), text: z.optional(text()) }),
      sort: ['Row'],
      perPage: 25,
    }),
  }
}

const preparingCalls = ({ area, upload, may, of }: Terms) => {
  const terms = { scope: 'group', may } as const
  return {
    UploadImport: write(`${area}/${upload}`, {
      ...terms,
      summary: `Read an Excel file of ${of}; nothing is imported yet`,
      limit: 20,
      bodyLimit: 16 * 1024 * 1024,
      input: z.strictObject({
        GroupId: uuid(),
        FileName: z.optional(text(255)),
        /** The file as `Upload/UploadFile` has kept it: its `fileUrl`, or its id. */
        FilePath: z.optional(text(2000)),
        /** The upload that has brought the file (`Upload/StartUpload` into the bucket of the import). */
        UploadId: z.optional(uuid()),
        /** Or what it holds: with room for a little more than the largest file, so that it is refused in its own words. */
        base64: z.optional(z.string().check(z.minLength(1), z.maxLength(Math.ceil((LARGEST * 1.15) / 3) * 4))),
      }),
      output: z.object({ acId: uuid() }),
      check: input =>
        input.FilePath === undefined ? required(input, input.UploadId === undefined ? ['FileName', 'base64'] : ['FileName']) : [],
    }),
    MapColumns: write(`${area}/MapColumns`, {
      ...terms,
      ...oneOf,
      summary: 'Say which field each column fills: `{ "0": "Name" }`, by the column’s place',
      input: z.strictObject({ GroupId: uuid(), ImportId: uuid(), Mapping }),
      output: z.object({ acId: uuid() }),
    }),
    ChooseSheet: write(`${area}/ChooseSheet`, {
      ...terms,
      ...oneOf,
      summary: 'Read a file that was uploaded again, from another sheet or below another row; its columns are guessed anew',
      limit: 60,
      input: z.strictObject({
        GroupId: uuid(),
        ImportId: uuid(),
        Sheet: text(100),
        /** The row of the header in the sheet, from 1. */
        HeaderRow: z.int().check(z.minimum(1), z.maximum(MOST_ROWS)),
      }),
      output: z.object({ acId: uuid() }),
    }),
    DiscardImport: write(`${area}/DiscardImport`, {
      ...terms,
      ...oneOf,
      summary: 'Forget a file that was uploaded and not imported',
      input: z.strictObject({ GroupId: uuid(), ImportId: uuid() }),
      output: z.object({ acId: uuid() }),
    }),
  }
}

const runningCalls = ({ area, may, of }: Terms) => {
  const terms = { scope: 'group', may } as const
  return {
    RunImport: write(`${area}/RunImport`, {
      ...terms,
      ...oneOf,
      summary: 'Import the rows as one: all or none. Rows with problems refuse it unless Wrong is LeaveOut',
      input: z.strictObject({
        GroupId: uuid(),
        ImportId: uuid(),
        /** What becomes of records that exist already. */
        Existing: z.enum(['Update', 'Skip']),
        Wrong: z.enum(['Refuse', 'LeaveOut']),
      }),
      output: z.object({ acId: uuid(), TaskId: uuid() }),
    }),
    UndoImport: write(`${area}/UndoImport`, {
      ...terms,
      ...oneOf,
      people: 'what people of the account see',
      summary: `Remove the ${of} that an import made and put back those it changed; refused where something was changed since`,
      input: z.strictObject({ GroupId: uuid(), ImportId: uuid() }),
      output: z.object({ acId: uuid(), Removed: z.int(), PutBack: z.int() }),
    }),
  }
}
