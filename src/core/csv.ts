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

/** A row of cells as a line of CSV. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** What a file of CSV begins with: the mark that it is UTF-8. */
export const CSV_MARK = '\uFEFF'
