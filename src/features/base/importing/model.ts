import { uuid, z } from '../../../core/call.ts'
import { type BucketName, buckets } from '../files/buckets.ts'

/** Largest file of an import in bytes, and most rows of it. */
export const LARGEST = buckets.Import.largest
export const MOST_ROWS = 10_000
export const MOST_COLUMNS = 60

/** Where the files of an import lie, which says how large and of which type they are, and how many rows they may have. */
export type ImportLimits = { bucket: Extract<BucketName, 'Import' | 'provision' | 'EquipmentImport'>; mostRows: number }
export const usualLimits: ImportLimits = { bucket: 'Import', mostRows: MOST_ROWS }
/** Endings of files that an import takes: `.xlsx`. */
export const acceptedBy = ({ bucket }: ImportLimits): readonly string[] => buckets[bucket].accept
/** Their types in words: "XLS, XLSX". */
export const typesOf = (limits: ImportLimits): string =>
  acceptedBy(limits)
    .map(ending => ending.slice(1).toUpperCase())
    .join(', ')
/** The largest of them, in MB. */
export const megabytesOf = ({ bucket }: ImportLimits): number => buckets[bucket].largest / 1024 / 1024

/** What a cell of a file holds. Formulas are never worked out: what the file has as their result is taken. */
export type Cell = string | number | boolean | null
/** Longest text that is kept of a cell: one more than the form takes anywhere, so that its rules still refuse it. */
export const LONGEST_CELL = 2001

/** What is wrong with a cell in the file itself: it shows an error, or a formula whose result the file does not hold. */
export const cellFaults = ['Error', 'NoResult'] as const
export type CellFault = (typeof cellFaults)[number]

/** How a file was read, where people would not expect it. */
export const SheetNotes = z.object({
  /** Which sheet; '' in runs of before, of a file with one. */
  Name: z.string(),
  /** The sheets that hold anything, in their order; runs of before have none. */
  Sheets: z.optional(z.array(z.string())),
  /** The row of the header in the sheet, from 1. */
  HeaderRow: z.int(),
  /** Rows that the file hides, by a filter or by hand: they are read. */
  HiddenRows: z.int(),
  /** Columns behind the last one that is read. */
  MoreColumns: z.int(),
})
export type SheetNotes = z.output<typeof SheetNotes>

/** A row of a sheet, by its number there. `Faults`: of cells, by their place. */
export type SheetRow = { Row: number; Cells: Cell[]; Faults?: Readonly<Record<string, CellFault>> }
/** What was read of a file: a header, and the rows below it that hold anything. Runs of before have no notes. */
export type Sheet = { Header: string[]; Rows: SheetRow[]; Notes?: SheetNotes }

const Problem = z.object({ Field: z.string(), Message: z.string(), Hint: z.optional(z.string()) })
export type RowProblem = z.output<typeof Problem>
/** A row that an import left out. */
export type LeftOut = { Row: number; Problems: RowProblem[] }

/** The field that each column fills, by the column's place from 0 (as text). A field stands at one column at most. */
export type Mapping = Record<string, string>

/** What has become of a file: Checked when it was read, Completed when its rows are in. */
export const importStates = ['Checked', 'Running', 'Completed', 'Failed', 'Undone'] as const
/** What becomes of a row. Changed: its record exists and would change; Same: it exists and is just so. */
export const rowStates = ['New', 'Changed', 'Same', 'Wrong'] as const
export type RowState = (typeof rowStates)[number]

/** An import as the history shows it. */
export const ImportRun = z.object({
  id: uuid(),
  acId: uuid(),
  /** The noun: `Buildings`, `QrBuilder`. */
  Type: z.string(),
  FileName: z.string(),
  FullName: z.string(),
  Status: z.enum(importStates),
  RowCount: z.int(),
  Added: z.int(),
  Changed: z.int(),
  Skipped: z.int(),
  LeftOut: z.int(),
  Message: z.nullable(z.string()),
  CreatedDate: z.int(),
  ModifiedDate: z.int(),
  DoneDate: z.nullable(z.int()),
  UndoneDate: z.nullable(z.int()),
  /** Its rows as they were uploaded; good for five minutes. */
  FilePath: z.string(),
  /** The same rows with what became of each; null until it is completed. */
  OutputFile: z.nullable(z.string()),
})
export type ImportRun = z.output<typeof ImportRun>

/** A value that a row changes, as people read it. */
const Difference = z.object({ Field: z.string(), From: z.string(), To: z.string() })
export type Difference = z.output<typeof Difference>

/** A row of a file with what becomes of it. */
export const ImportRow = z.object({
  /** Its number in the sheet. */
  Row: z.int(),
  State: z.enum(rowStates),
  /** The building that it makes or changes, or in which its record is; null where there is none yet. */
  BuildingId: z.nullable(uuid()),
  Name: z.string(),
  /** What tells its record from all others of the account: a building's code. */
  Code: z.string(),
  Place: z.string(),
  Problems: z.array(Problem),
  Differences: z.array(Difference),
  /** The cells as they are in the file, for the user who corrects them. */
  Cells: z.array(z.string()),
})
export type ImportRow = z.output<typeof ImportRow>
