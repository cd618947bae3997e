import type { ListSort } from './useListState.ts'

/** What the server makes a file of: a list with its filter and sort, and the columns that the file has. */
export type LargeExport = {
  gId: string
  path: string
  filter: unknown
  sort: ListSort | null
  columns: readonly string[]
  /** With the columns that the rows bring along. */
  withData?: boolean
  format: 'csv' | 'xlsx'
  title: string
  fileName: string
  timeZone: string
}

/** Most rows that a browser loads for a file; files of more are the server's. */
export const MOST_HERE = 2000

let start: ((what: LargeExport) => Promise<void>) | null = null

/** Gives the lists what starts the making of a large file; once, by `app/browser`. */
export const configureLargeExports = (given: (what: LargeExport) => Promise<void>): void => {
  start = given
}

/** Starts the making of a large file; null where nothing makes them. */
export const largeExports = () => start
