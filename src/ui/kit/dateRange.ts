import { useCallback, useMemo } from 'react'
import { type DateRange, isRange, type Preset, presetRange, presets } from '../../core/dates.ts'
import { useStoredText } from './stored.ts'

/** A range and, where it came from one, its preset: a stored preset moves on with the days. */
export type ChosenRange = DateRange & { preset?: Preset }

/**
 * A date range kept in browser storage under a name: `const range = useDateRange('scans', 'Last 30 Days')`, then
 * `<DateRangePicker {...range} />` and `range.value` for the call. Null when nothing valid is chosen. The value is the same object
 * until the choice changes.
 */
export const useDateRange = (name: string, initial: Preset | null = null) => {
  const [text, keep] = useStoredText(`range-${name}`)
  const value = useMemo(() => (text === null ? (initial ? fromPreset(initial) : null) : rangeFrom(text)), [text, initial])
  const onChange = useCallback((range: ChosenRange | null) => keep(range ? textOf(range) : 'none'), [keep])
  return { value, onChange }
}

/** The range of a preset today. */
export const fromPreset = (preset: Preset): ChosenRange => ({ ...presetRange(preset, new Date()), preset })

/** Whole days: from 00:00:00 of the first to 23:59:59 of the last. */
export const fromDays = (first: Date, last: Date): ChosenRange => ({
  start: new Date(first.getFullYear(), first.getMonth(), first.getDate()),
  end: new Date(last.getFullYear(), last.getMonth(), last.getDate(), 23, 59, 59, 999),
})

/** A range as kept text: a preset's name or two moments. */
export const textOf = ({ start, end, preset }: ChosenRange): string => preset ?? `${start.getTime()}~${end.getTime()}`

/** The range of a kept text; null if it is none. */
export const rangeFrom = (text: string): ChosenRange | null => {
  const preset = presets.find(name => name === text)
  if (preset) return fromPreset(preset)
  const [start, end] = text.split('~').map(part => new Date(Number(part)))
  return start && end && isRange(start, end) ? { start, end } : null
}
