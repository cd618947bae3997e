import { parentPort, workerData } from 'node:worker_threads'
import { read as readBook } from 'hucre'
import { type Cell, MOST_COLUMNS, MOST_ROWS, type Sheet } from './model.ts'

/** Longest text that is kept of a cell: one more than the form takes anywhere, so that its rules still refuse it. */
const LONGEST = 2001

/** Reads the first sheet that is not hidden, in a thread whose memory and time its maker limits. Formulas are not worked out. */
const read = async (bytes: Uint8Array): Promise<Sheet> => {
  const wholeRows = `A1:${letters(MOST_COLUMNS)}${MOST_ROWS + 12}`
  const { sheets } = await readBook(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden, range: wholeRows })
  const rows = (sheets[0]?.rows ?? []).map((cells, at) => ({ Row: at + 1, Cells: cells.map(cellOf) }))
  const filled = rows.filter(({ Cells }) => Cells.some(cell => cell !== null && cell !== ''))
  const [header, ...rest] = filled
  const Header = (header?.Cells ?? []).map(cell => String(cell ?? '').slice(0, 200))
  return { Header, Rows: rest.map(({ Row, Cells }) => ({ Row, Cells: Header.map((_, at) => Cells[at] ?? null) })) }
}

const letters = (n: number): string => (n > 26 ? letters(Math.floor((n - 1) / 26)) : '') + String.fromCharCode(65 + ((n - 1) % 26))

/** Days of a spreadsheet become texts: a moment of its day zero is a time, anything later a day. */
const cellOf = (value: unknown): Cell => {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date)
    return Number.isNaN(+value) ? null : value.toISOString().slice(...(value.getUTCFullYear() < 1901 ? [11, 16] : [0, 10]))
  return value === null || value === undefined ? null : String(value).replaceAll('\u0000', '').trim().slice(0, LONGEST)
}

parentPort?.postMessage(await read(workerData as Uint8Array)) // given by sheet.server.ts
