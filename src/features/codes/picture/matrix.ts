import { encode } from 'uqr'
import { bestMask } from './mask.ts'
import type { ErrorCorrection } from './model.ts'

/** A code's modules, row by row (index = y × size + x), without a quiet zone. */
export type QrMatrix = {
  readonly size: number
  /** The level drawn: the one asked for or a higher one. */
  readonly level: ErrorCorrection
  readonly dark: Uint8Array
  /** 1 where a codeword's bit lies: the modules that error correction can restore. */
  readonly data: Uint8Array
}

/** Side of an eye in modules, and of its ball. */
export const eyeSide = 7
export const ballSide = 3

/**
 * Encodes a text; digits or upper-case alphanumeric text take the denser modes, other text is UTF-8.
 * The level is raised when that costs no module. Throws a RangeError for an empty text or one that no version holds.
 */
export function matrixOf(text: string, level: ErrorCorrection): QrMatrix {
  if (text === '') throw new RangeError('A QR code needs a text')
  const options = { ecc: level, boostEcc: true, border: 0 }
  const wellFormed = text.toWellFormed()
  const base = encode(wellFormed, { ...options, maskPattern: 0 })
  const data = flat(base.types, type => type === 0)
  const mask = bestMask(base.size, flat(base.data, isDark), data)
  const best = mask === 0 ? base : encode(wellFormed, { ...options, maskPattern: mask })
  return { size: best.size, level: drawnLevel(best.data), dark: flat(best.data, isDark), data }
}

/** The top left module of each of the three eyes. */
export function eyesOf(size: number): readonly (readonly [number, number])[] {
  return [
    [0, 0],
    [size - eyeSide, 0],
    [0, size - eyeSide],
  ]
}

/** The level as the format bits tell it: the two lowest modules of column 8, the last inverted by the format mask. */
function drawnLevel(rows: readonly (readonly boolean[])[]): ErrorCorrection {
  const [high, low] = [rows.at(-1)?.[8] !== true, rows.at(-2)?.[8] === true]
  if (high) return low ? 'Q' : 'H'
  return low ? 'L' : 'M'
}

function isDark(cell: boolean | undefined): boolean {
  return cell === true
}

function flat<Cell>(rows: readonly (readonly Cell[])[], isSet: (cell: Cell | undefined) => boolean): Uint8Array {
  const size = rows.length
  const cells = new Uint8Array(size * size)
  for (let y = 0; y < size; y++) {
    const row = rows[y] ?? []
    for (let x = 0; x < size; x++) if (isSet(row[x])) cells[y * size + x] = 1
  }
  return cells
}
