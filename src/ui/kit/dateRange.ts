import { useCallback, useMemo } from 'react'
import { type DateRange, isRange, type Preset, presetRange, presets } from '../../core/dates.ts'
import { wallClock } from '../../core/zones.ts'
import { useStoredText } from './stored.ts'

/** A range and, where it came from one, its preset: a stored preset moves on with the days. */
export type ChosenRange = DateRange & { preset?: Preset }

/**
 * A date range kept in browser storage under a name: `const range = useDateRange('scans', 'Last 30 Days')`, then
 * `<DateRangePicker {...range} />` and `range.value` for the call. Null when nothing valid is chosen. The value is the same object
 * until the choice changes. `timeZone`: whose today it is, if not the one here: a day of a building is a day of its clock.
 */
export const useDateRange = (name: string, initial: Preset | null = null, timeZone?: string) => {
  const [text, keep] = useStoredText(`range-${name}`)
  const value = useMemo(
    () => (text === null ? (initial ? fromPreset(initial, timeZone) : null) : rangeFrom(text, timeZone)),
    [text, initial, timeZone],
  )
  const onChange = useCallback((range: ChosenRange | null) => keep(range ? textOf(range) : 'none'), [keep])
  return { value, onChange, ...(timeZone && { timeZone }) }
}

/** The range of a preset today, by a time zone's clock or the one here. */
export const fromPreset = (preset: Preset, timeZone?: string): ChosenRange => ({ ...presetRange(preset, wallClock(timeZone)), preset })

/** Whole days: from 00:00:00 of the first to 23:59:59 of the last. */
export const fromDays = (first: Date, last: Date): ChosenRange => ({
  start: new Date(first.getFullYear(), first.getMonth(), first.getDate()),
  end: new Date(last.getFullYear(), last.getMonth(), last.getDate(), 23, 59, 59, 999),
})

/** A range as kept text: a preset's name or two days, which are the same days in another time zone. */
export const textOf = ({ start, end, preset }: ChosenRange): string => preset ?? `${dayText(start)}~${dayText(end)}`

/** The range of a kept text; null if it is none. */
export const rangeFrom = (text: string, timeZone?: string): ChosenRange | null => {
  const preset = presets.find(name => name === text)
  if (preset) return fromPreset(preset, timeZone)
  const [first, last] = text.split('~').map(dayOf)
  return first && last && isRange(first, last) ? fromDays(first, last) : null
}

/** The local day of a Date as `YYYY-MM-DD`. */
export const dayText = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-')

/** A day `YYYY-MM-DD` as its local beginning; a moment as it was kept before; an invalid Date of any other text. */
export const dayOf = (text: string): Date => {
  const [year = Number.NaN, month = 1, day = 1] = text.split('-').map(Number)
  return /^\d{12,}$/.test(text) ? new Date(year) : new Date(year, month - 1, day)
}
