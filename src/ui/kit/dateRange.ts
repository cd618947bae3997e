import { useCallback, useMemo } from 'react'
import { isDayRange, type Preset, presetDays, presets } from '../../core/dates.ts'
import { dayIn } from '../../core/days.ts'
import type { DayRange } from '../../core/zones.ts'
import { shownZone } from '../zone.ts'
import { useStoredText } from './stored.ts'

/** A range of days and, where it came from one, its preset: a stored preset moves on with the days. */
export type ChosenRange = DayRange & { readonly preset?: Preset }

/**
 * A date range kept in browser storage under a name: `const range = useDateRange('scans', 'Last 30 Days')`, then
 * `<DateRangePicker {...range} />`; `momentsOfDays(zone, range.value)` for the call. Null when nothing valid is chosen. The value is the same
 * object until the choice changes. `timeZone`: the building's, whose days they are; the user's unless given.
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

/** Which day it is by a time zone's clock, or by the user's. */
export const todayIn = (timeZone: string = shownZone()): string => dayIn(timeZone, Date.now())

/** The days of a preset today, by a time zone's clock or the user's. */
export const fromPreset = (preset: Preset, timeZone?: string): ChosenRange => ({ ...presetDays(preset, todayIn(timeZone)), preset })

/** A range as kept text: a preset's name or two days. */
export const textOf = ({ first, last, preset }: ChosenRange): string => preset ?? `${first}~${last}`

/** The range of a kept text; null if it is none. */
export const rangeFrom = (text: string, timeZone?: string): ChosenRange | null => {
  const preset = presets.find(name => name === text)
  if (preset) return fromPreset(preset, timeZone)
  const [first = '', last = ''] = text.split('~')
  return isDayRange(first, last) ? { first, last } : null
}
