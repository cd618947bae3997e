/** A value that says nothing: empty, zero, or that there is none. */
const nothing = /^(?:NA|N\/D|No data|—|-|[0\s.,%]*)$/iu

/**
 * Whether the numbers of a report (its CSV: facts, then tables under a blank line) hold nothing: each table's second column is zero, or empty as
 * all after it are. A list of people has no email where they left a phone.
 */
export const isEmptyReport = (csv: string): boolean => {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const from = lines.findIndex(line => line.trim() === '')
  if (from < 0) return false
  const rows: string[] = []
  for (let at = from; at < lines.length; at++) {
    if (lines[at]?.trim() === '')
      at += 2 // its title and heads
    else rows.push(lines[at] ?? '')
  }
  return rows.every(isNothing)
}

const isNothing = (row: string): boolean => {
  const [second = '', ...others] = cellsOf(row).slice(1)
  return nothing.test(second) && (second !== '' || others.every(cell => nothing.test(cell)))
}

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(one => (one[1] ?? '').replaceAll('"', '').trim())
