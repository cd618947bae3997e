import { CSV_MARK, csvLine } from '../../core/csv.ts'

/** A table as CSV for spreadsheets: a mark that it is UTF-8, commas, lines ended by CR LF. */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `${CSV_MARK}${[header, ...rows].map(csvLine).join('')}`
