import type { CellValue, Day } from './listColumns.ts'
import { ownZone, wallClock } from './zones.ts'

// What XML cannot hold, and more than Excel takes in a cell, would make a file that does not open.
const unwritable = /[\p{Cs}\ufffe\uffff]|[^\P{Cc}\t\n\r]/gu
/** What the writer of spreadsheets takes: its days are moments at midnight in Greenwich. */
export type SheetValue = Exclude<CellValue, Day>
/** A value as a cell of a spreadsheet; a moment stands as the clock of `zone` shows it (null: the clock here), a day as itself. */
export const sheetCell = (value: CellValue, zone: string | null): SheetValue => {
  if (typeof value === 'string') return value.replace(unwritable, '').slice(0, 32_767)
  if (value instanceof Date) return asClock(value, zone)
  return typeof value === 'object' && value !== null ? new Date(`${value.day}T00:00:00Z`) : value
}

// A date in Excel has no zone: the library writes its UTC clock.
const asClock = (moment: Date, zone: string | null): Date => {
  const clock = wallClock(zone ?? ownZone(), moment.getTime()).round({ smallestUnit: 'second', roundingMode: 'floor' })
  return new Date(clock.toPlainDateTime().toZonedDateTime('UTC').epochMilliseconds)
}

/** A name that a sheet may have. */
export const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'|'$/g, '')
    .slice(0, 31)
    .trim() || 'Sheet1'
