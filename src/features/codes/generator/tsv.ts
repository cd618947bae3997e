/** A pasted block as Excel and other sheets give it: cells by tabs, rows by line ends; a cell in quotes may hold both, a quote in it is doubled. */
export const readBlock = (text: string): string[][] => {
  const rows: string[][] = [[]]
  for (const { cell, ends } of listCells(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''))) {
    rows.at(-1)?.push(cell)
    if (ends === '\n') rows.push([])
  }
  return rows
}

/** Rows as other sheets read them. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map(cells => cells.map(cell => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')).join('\n')

const quoted = /"((?:[^"]|"")*)"(\t|\n|$)/y
const plain = /([^\t\n]*)(\t|\n|$)/y

const listCells = (text: string): { cell: string; ends: string }[] => {
  const cells: { cell: string; ends: string }[] = []
  for (let at = 0; ; ) {
    quoted.lastIndex = plain.lastIndex = at
    const inQuotes = quoted.exec(text)
    const found = inQuotes ?? plain.exec(text)
    const [whole = '', cell = '', ends = ''] = found ?? []
    cells.push({ cell: (inQuotes ? cell.replaceAll('""', '"') : cell).replaceAll('\n', ' '), ends })
    at += whole.length
    if (ends === '') return cells
  }
}
