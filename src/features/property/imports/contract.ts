import { list, read, text, uuid, write, z } from '../../../core/call.ts'
import { required } from '../../../core/problem.ts'
import { ImportRow, ImportRun, importStates, LARGEST, rowStates } from './model.ts'

const terms = { scope: 'group', may: 'GlobalManageEntities' } as const
const Mapping = z.record(text(3), text(40)).check(z.refine(mapping => Object.keys(mapping).length <= 100))

export const GetImports = list('Import/GetImports', {
  ...terms,
  summary: 'Imports of buildings of an account, with what each of them did',
  rows: 'Imports',
  row: ImportRun,
  filter: z.strictObject({ gId: uuid(), text: z.optional(text()), State: z.optional(z.enum(importStates)) }),
  sort: ['CreatedDate', 'FileName', 'FullName'],
  perPage: 10,
})

export const GetImport = read('Import/GetImport', {
  ...terms,
  summary: 'One import: its columns, which field each of them fills, and how many rows are new, known or wrong',
  ids: { ImportId: 'import_run' },
  input: z.strictObject({ gId: uuid(), ImportId: uuid() }),
  output: z.object({
    ...ImportRun.shape,
    Header: z.array(z.string()),
    /** The first filled cell of each column, to know it by. */
    Samples: z.array(z.string()),
    Mapping,
    Counts: z.object({ New: z.int(), Changed: z.int(), Same: z.int(), Wrong: z.int() }),
    NewTags: z.array(z.string()),
    TaskId: z.nullable(uuid()),
    /** Its rows as they were uploaded; good for five minutes. */
    FileLink: z.string(),
  }),
})

export const GetImportRows = list('Import/GetImportRows', {
  ...terms,
  summary: 'Rows of an import: what each of them would make or change, or what is wrong with it; afterwards, what it did',
  ids: { 'filter.ImportId': 'import_run' },
  rows: 'Rows',
  row: ImportRow,
  filter: z.strictObject({ gId: uuid(), ImportId: uuid(), State: z.optional(z.enum(rowStates)), text: z.optional(text()) }),
  sort: ['Row'],
  perPage: 25,
})

export const UploadBuildings = write('Import/UploadBuildings', {
  ...terms,
  summary: 'Read an XLSX file of buildings of up to 10 MB and 10,000 rows; nothing is imported yet',
  limit: 20,
  bodyLimit: 16 * 1024 * 1024,
  // Room for a little more than the largest file, so that it is refused in its own words.
  input: z.strictObject({
    GroupId: uuid(),
    FileName: text(255),
    base64: z.string().check(z.minLength(1), z.maxLength(Math.ceil((LARGEST * 1.15) / 3) * 4)),
  }),
  output: z.object({ acId: uuid() }),
  check: input => required(input, ['FileName']),
})

export const MapColumns = write('Import/MapColumns', {
  ...terms,
  summary: 'Say which field each column fills: `{ "0": "Name" }`, by the column’s place',
  ids: { ImportId: 'import_run' },
  input: z.strictObject({ GroupId: uuid(), ImportId: uuid(), Mapping }),
  output: z.object({ acId: uuid() }),
})

export const RunImport = write('Import/RunImport', {
  ...terms,
  summary: 'Import the rows as one: all or none. Rows with problems refuse it unless Wrong is LeaveOut',
  ids: { ImportId: 'import_run' },
  input: z.strictObject({
    GroupId: uuid(),
    ImportId: uuid(),
    /** What becomes of buildings that exist already. */
    Existing: z.enum(['Update', 'Skip']),
    Wrong: z.enum(['Refuse', 'LeaveOut']),
  }),
  output: z.object({ acId: uuid(), TaskId: uuid() }),
})

export const UndoImport = write('Import/UndoImport', {
  ...terms,
  summary: 'Remove the buildings that an import made and put back those it changed; refused where something was changed since',
  ids: { ImportId: 'import_run' },
  input: z.strictObject({ GroupId: uuid(), ImportId: uuid() }),
  output: z.object({ acId: uuid(), Removed: z.int(), PutBack: z.int() }),
})

export const DiscardImport = write('Import/DiscardImport', {
  ...terms,
  summary: 'Forget a file that was uploaded and not imported',
  ids: { ImportId: 'import_run' },
  input: z.strictObject({ GroupId: uuid(), ImportId: uuid() }),
  output: z.object({ acId: uuid() }),
})
