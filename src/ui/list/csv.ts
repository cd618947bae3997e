// Also in full width and small, which some spreadsheets read alike; behind what parts cells or rows where commas do not; and behind all
// that nobody sees: blanks, controls, marks of byte order, zero width and direction.
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫]'
const unseen = '\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\u2800'
const formula = new RegExp(`^(?=[\\t\\r\\n]|[${unseen}]*${sign})|(?=${sign})(?<=[;\\t\\r\\n]["${unseen}]*)`, 'gu')

/** One cell as CSV. Text that a spreadsheet would read as a formula gets a `'` before it; numbers stay numbers. */
export const csvCell = (value: string | number): string => {
  const text = typeof value === 'string' ? value.replace(formula, "'") : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as CSV for spreadsheets: a mark that it is UTF-8, commas, lines ended by CR LF. */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${[header, ...rows].map(row => row.map(csvCell).join(',')).join('\r\n')}\r\n`

/** Gives the user a file that the page has made. */
export const download = (content: string | Uint8Array, fileName: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type })) // a view of a plain buffer, not of a shared one
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
