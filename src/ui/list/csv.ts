import { CSV_MARK, csvLine } from '../../core/csv.ts'

/** A table as CSV for spreadsheets: a mark that it is UTF-8, commas, lines ended by CR LF. */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `${CSV_MARK}${[header, ...rows].map(csvLine).join('')}`

/** Gives the user a file that the page has made. */
export const download = (content: string | Uint8Array, fileName: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type })) // a view of a plain buffer, not of a shared one
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
