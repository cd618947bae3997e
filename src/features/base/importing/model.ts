import { uuid, z } from '../../../core/call.ts'
import { buckets } from '../files/buckets.ts'

/** Largest file of an import in bytes, and most rows of it. */
export const LARGEST = buckets.Import.largest
export const MOST_ROWS = 10_000
export const MOST_COLUMNS = 60

/** What a cell of a file holds. Formulas are never worked out: what the file has as their result is taken. */
export type Cell = string | number | boolean | null
/** The first sheet of a file: its header, and the rows below that hold anything, by their number in the sheet. */
export type Sheet = { Header: string[]; Rows: { Row: number; Cells: Cell[] }[] }

const Problem = z.object({ Field: z.string(), Message: z.string(), Hint: z.optional(z.string()) })
export type RowProblem = z.output<typeof Problem>
/** A row that an import left out. */
export type LeftOut = { Row: number; Problems: RowProblem[] }

/** The field that each column fills, by the column's place from 0 (as text). A field stands at one column at most. */
export type Mapping = Record<string, string>

export const importStates = ['Checked', 'Running', 'Done', 'Failed', 'Undone'] as const
/** What becomes of a row. Changed: its record exists and would change; Same: it exists and is just so. */
export const rowStates = ['New', 'Changed', 'Same', 'Wrong'] as const
export type RowState = (typeof rowStates)[number]

/** An import as the history shows it. */
export const ImportRun = z.object({
  acId: uuid(),
  FileName: z.string(),
  FullName: z.string(),
  State: z.enum(importStates),
  RowCount: z.int(),
  Added: z.int(),
  Changed: z.int(),
  Skipped: z.int(),
  LeftOut: z.int(),
  Message: z.nullable(z.string()),
  CreatedDate: z.int(),
  DoneDate: z.nullable(z.int()),
  UndoneDate: z.nullable(z.int()),
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
  /** The cells as they stand in the file, for those who mend them. */
  Cells: z.array(z.string()),
})
export type ImportRow = z.output<typeof ImportRow>
