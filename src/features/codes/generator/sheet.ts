import { nameKey } from '../../../core/fold.ts'
import { type BuilderField, builderFields, mostRows, type QrBuilder, startRows } from './model.ts'
import { blankRow, withCell, withCells } from './presets.ts'
import type { OwnTemplate } from './qrTypes.ts'

/** A row of the table on the screen; `key` stays its own while rows come and go. */
export type SheetRow = QrBuilder & { readonly key: number }
export type Rows = readonly SheetRow[]
/** The table with its undo and redo history. */
export type Sheet = { readonly rows: Rows; readonly past: readonly Rows[]; readonly future: readonly Rows[] }

const mostSteps = 100

/** A table with these rows, filled up with blank ones. */
export const openSheet = (builders: readonly QrBuilder[]): Sheet => {
  const rows = builders.slice(0, mostRows).map((row, key) => ({ ...row, key }))
  return { rows: addRows(rows, Math.max(0, startRows - rows.length)), past: [], future: [] }
}

/** The table after a change, which can be taken back; the same table where nothing has changed. */
export const changeSheet = (sheet: Sheet, rows: Rows): Sheet =>
  rows === sheet.rows ? sheet : { rows, past: [...sheet.past, sheet.rows].slice(-mostSteps), future: [] }

/** Takes the last change back. */
export const undoChange = (sheet: Sheet): Sheet => {
  const rows = sheet.past.at(-1)
  return rows ? { rows, past: sheet.past.slice(0, -1), future: [sheet.rows, ...sheet.future] } : sheet
}

/** Makes the change again that was taken back last. */
export const redoChange = (sheet: Sheet): Sheet => {
  const [rows, ...future] = sheet.future
  return rows ? { rows, past: [...sheet.past, sheet.rows], future } : sheet
}

/** Whether nothing was typed into a row. */
export const isBlank = (row: QrBuilder): boolean => builderFields.every(field => row[field] === blankRow[field])

/** A row without the key of its place in the table. */
export const builderOf = ({ key: _key, ...row }: SheetRow): QrBuilder => row

/** As many blank rows more as the table still takes. */
export const addRows = (rows: Rows, count: number): Rows => padRows(rows, rows.length + count, nextKey(rows))

/** The table without these rows, filled up to its first number of rows. */
export const deleteRows = (rows: Rows, keys: ReadonlySet<number>): Rows => {
  const left = rows.filter(({ key }) => !keys.has(key))
  return left.length === rows.length ? rows : padRows(left, startRows, nextKey(rows))
}

// New rows take keys that no row before had, so that nothing of a deleted one clings to them.
const padRows = (rows: Rows, wanted: number, next: number): Rows => {
  const count = Math.min(wanted, mostRows) - rows.length
  return count <= 0 ? rows : [...rows, ...Array.from({ length: count }, (_, i) => ({ ...blankRow, key: next + i }))]
}

/** One cell changed, with what follows from it. */
export const editCell = (rows: Rows, key: number, field: BuilderField, typed: string, own?: readonly OwnTemplate[]): Rows =>
  fillCells(rows, field, typed, new Set([key]), own)

/** A cell's value in the same column of these rows. */
export const fillCells = (
  rows: Rows,
  field: BuilderField,
  value: string,
  keys: ReadonlySet<number>,
  own?: readonly OwnTemplate[],
): Rows => {
  const filled = rows.map(row => (keys.has(row.key) && row[field] !== value ? { ...withCell(row, field, value, own), key: row.key } : row))
  return filled.some((row, i) => row !== rows[i]) ? filled : rows
}

/** A block from a cell on, down and to the right; rows come as needed. `left`: rows that the table has no room for. */
export const pasteBlock = (
  rows: Rows,
  at: { index: number; field: BuilderField },
  block: readonly (readonly string[])[],
  own?: readonly OwnTemplate[],
) => {
  const long = addRows(rows, at.index + block.length - rows.length)
  const fields = builderFields.slice(builderFields.indexOf(at.field))
  const pasted = long.map((row, index) => {
    const cells = block[index - at.index]
    if (!cells) return row
    const typed = Object.fromEntries(fields.slice(0, cells.length).map((field, i) => [field, cells[i] ?? '']))
    return { ...withCells(row, typed, own), key: row.key }
  })
  return { rows: pasted, left: Math.max(0, at.index + block.length - long.length) }
}

/**
 * Each of these rows so many times more, right after it, with a numbered name: "Stair 4" goes on with "Stair 5", "Lift" with "Lift 2";
 * names that the table has are passed over. `left`: copies that the table has no room for.
 */
export const cloneRows = (rows: Rows, keys: ReadonlySet<number>, copies: number) => {
  const names = new Set(rows.map(({ QrName }) => nameKey(QrName)))
  const used = rows.slice(0, rows.findLastIndex(row => !isBlank(row)) + 1)
  let room = mostRows - used.length
  let left = 0
  let key = nextKey(rows)
  const cloned = used.flatMap(row => {
    if (!keys.has(row.key) || isBlank(row)) return [row]
    const made = Math.min(copies, room)
    room -= made
    left += copies - made
    return [row, ...numberNames(row.QrName, made, names).map(QrName => ({ ...row, QrName, key: key++ }))]
  })
  return { rows: cloned.length === used.length ? rows : padRows(cloned, rows.length, key), left }
}

const numberNames = (name: string, count: number, taken: Set<string>): string[] => {
  const [, stem = name, digits = ''] = /^(.*?)(\d{1,9})?$/.exec(name.trim()) ?? []
  let n = digits === '' ? 1 : Number(digits)
  if (name.trim() === '') return Array.from({ length: count }, () => '')
  return Array.from({ length: count }, () => {
    for (;;) {
      n += 1
      const next = digits === '' ? `${stem.trim()} ${n}` : `${stem}${String(n).padStart(digits.length, '0')}`
      if (taken.has(nameKey(next))) continue
      taken.add(nameKey(next))
      return next
    }
  })
}

const nextKey = (rows: Rows): number => rows.reduce((most, { key }) => Math.max(most, key), -1) + 1
