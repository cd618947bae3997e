import { isCalendarDay } from '../../../core/days.ts'
import { cellText, sameText } from '../../base/importing/cells.ts'
import type { Cell } from '../../base/importing/model.ts'

type Labels = Readonly<Record<'en' | 'es' | 'fr', string>>

/** The value whose name a cell has, in any language or as its code; the text itself where it is none of them. */
export const chosenFrom = <T extends string>(cell: Cell | undefined, values: readonly T[], labelOf: (value: T) => Labels): T | string => {
  const text = cellText(cell)
  return values.find(value => [value, ...Object.values(labelOf(value))].some(name => sameText(name, text))) ?? text
}

/** A day as `2029-06-30`, also from `06/30/2029`; null where there is none; what is no day stays, and the rule of the form refuses it. */
export const dayFrom = (cell: Cell | undefined): string | null => {
  const text = cellText(cell)
  if (text === '') return null
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text.slice(0, 10)
  return isCalendarDay(iso) ? iso : text.slice(0, 10)
}

/** A figure with its point, also `1,250.5`; null where there is none; NaN for what is no figure. */
export const figureFrom = (cell: Cell | undefined): number | null => {
  if (typeof cell === 'number') return cell
  const text = cellText(cell)
  if (text === '') return null
  const plain = text.replace(/^-?\d{1,3}(,\d{3})+(?=\.|$)/, whole => whole.replaceAll(',', ''))
  return /^-?\d{1,12}(\.\d{1,9})?$/.test(plain) ? Number(plain) : Number.NaN
}
