import { oneLine } from '../../../core/oneLine.ts'
import type { Cell, Mapping } from './model.ts'

/** The filled cells of a row by field. */
export type Filled<Field extends string = string> = Partial<Record<Field, Exclude<Cell, null>>>

const dashes = ['-', '–', '—']
const isDash = (cell: Cell): boolean => typeof cell === 'string' && dashes.includes(cell.trim())

/** What a row holds for the mapped fields; empty cells are left out, and a cell with a dash alone is '': it empties the field (never the key). */
export const filledCells = <Field extends string>(cells: readonly Cell[], mapping: Mapping, key: readonly Field[]): Filled<Field> => {
  const filled: Filled = {}
  for (const [at, field] of Object.entries(mapping)) {
    const cell = cells[Number(at)]
    if (cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')) continue
    if (isDash(cell) && key.some(one => one === field)) continue
    filled[field] = isDash(cell) ? '' : cell
  }
  return filled as Filled<Field> // `ImportColumns.clean` has taken all other fields out
}

/** The key that a row names its record by; '' where it names none. */
export const keyIn = (cell: Cell | undefined): string => (cell === undefined || cell === null || isDash(cell) ? '' : cellText(cell))

/** Blanks that look like one: non-breaking, narrow, of a figure's width. */
const blanks = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
/** A cell as people see it, in one line and with plain blanks: spreadsheets break long names. */
export const cellText = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : oneLine(String(cell).replace(blanks, ' ')).trim()

/** A cell of a field that has several lines. */
export const cellLines = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell).trim())

const { compare } = new Intl.Collator('en', { sensitivity: 'base' })
/** Whether two texts are the same, whatever their case and accents. */
export const sameText = (a: string, b: string): boolean => compare(a, b) === 0

/** A whole number, also with thousands separators. What is none becomes -1, which the form's rule refuses. */
export const digitsFrom = (cell: Cell): number | null => {
  if (cell === '') return null
  if (typeof cell === 'number') return cell
  // The same sign between all of them: `12,345.678` is no whole number.
  const text = cellText(cell).replace(/^\d{1,3}([, .'’])\d{3}(?:\1\d{3})*$/, whole => whole.replace(/\D/g, ''))
  return /^\d{1,12}$/.test(text) ? Number(text) : -1
}

const yes = ['yes', 'y', 'true', 'on', '1', 'x', 'si', 'oui', 'verdadero', 'vrai']
const no = ['no', 'n', 'false', 'off', '0', 'non', 'falso', 'faux']
/** Yes or no in the three languages; undefined for anything else. */
export const flagFrom = (text: string): boolean | undefined =>
  yes.some(one => sameText(one, text)) ? true : no.some(one => sameText(one, text)) ? false : undefined

/** `06:00` from `6:00`, `6:00 AM`, `6`, or the part of a day that spreadsheets keep; what is no time stays, and the form's rule refuses it. */
export const timeFrom = (cell: Cell | undefined): string => {
  if (typeof cell === 'number' && cell > 0 && cell < 1) return clock(Math.round(cell * 1440))
  const text = cellText(cell)
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d{2}))?(?::00)?\s*([ap])?\.?m?\.?$/i.exec(text) ?? []
  if (hour === undefined || (half ? Number(hour) < 1 || Number(hour) > 12 : Number(hour) > 24) || Number(minute) > 59)
    return text.slice(0, 8)
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return clock(hours * 60 + Number(minute))
}
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
