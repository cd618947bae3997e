import { type CellObject, SSF } from '@e965/xlsx'
import { type Cell, type CellFault, LONGEST_CELL } from './model.ts'

/** What a cell holds, and what is wrong with it in the file itself. */
export type ReadCell = { value: Cell; fault: CellFault | null }

const nothing: ReadCell = { value: null, fault: null }
/** A format of zeros alone, as codes have: `0000`, `00000-0000`. */
const padded = /^(?=.*00)[0\-() .\\"']+$/
/** Hours beyond a day: `[h]:mm`. */
const elapsed = /\[[hms]+\]/i

/** A cell of a workbook as people see it there; what the file keeps as the result of a formula is taken, none is worked out. */
export const readCell = (cell: CellObject | undefined, date1904: boolean): ReadCell => {
  if (!cell) return nothing
  if (cell.t === 'e') return { value: cell.w ?? '#ERROR!', fault: 'Error' }
  if (cell.t === 'z' || cell.v === undefined || cell.v === null)
    return cell.f ? { value: `=${cell.f}`.slice(0, LONGEST_CELL), fault: 'NoResult' } : nothing
  if (typeof cell.v === 'number') return { value: readNumber(cell.v, cell, date1904), fault: null }
  if (typeof cell.v === 'boolean') return { value: cell.v, fault: null }
  return { value: String(cell.v).replaceAll('\u0000', '').trim().slice(0, LONGEST_CELL), fault: null }
}

const readNumber = (value: number, { z: format, w: shown }: CellObject, date1904: boolean): Cell => {
  if (typeof format !== 'string') return exact(value)
  if (padded.test(format) && shown) return shown.trim()
  if (!SSF.is_date(format)) return exact(value)
  if (elapsed.test(format)) return shown?.trim() ?? exact(value)
  return readMoment(value, date1904)
}

/** What was typed: a double has 15 digits that count. */
const exact = (value: number): number => Number(value.toPrecision(15))

/** Days of a spreadsheet become texts: a part of its day zero is a time, anything later a day. */
const readMoment = (value: number, date1904: boolean): Cell => {
  if (value >= 0 && value < 1) {
    const minutes = Math.round(value * 1440)
    return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
  }
  const day = SSF.parse_date_code(value, { date1904 })
  return day ? `${String(day.y).padStart(4, '0')}-${two(day.m)}-${two(day.d)}` : exact(value)
}
const two = (n: number): string => String(n).padStart(2, '0')
