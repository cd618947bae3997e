import { DateTimePicker } from '@mantine/dates'
import { clockTime } from '../../../../core/days.ts'
import { timeIn, wallClock } from '../../../../core/zones.ts'
import { type FieldProps, useField } from '../../../../ui/form/field.tsx'

/** Epoch ms as the picker has it, by the clock of a zone. */
const textOf = (moment: unknown, timeZone: string): string | null => {
  if (typeof moment !== 'number') return null
  const at = wallClock(timeZone, moment)
  return `${at.toPlainDate().toString()} ${clockTime(at)}:00`
}
const momentOf = (text: string, timeZone: string): number => timeIn(timeZone, text.slice(0, 10), text.slice(11, 16))

/** A moment that has passed: epoch ms, or null; shown and typed by the clock of the building. */
export const MomentField = <V,>(props: FieldProps<V> & { timeZone: string; clearable?: boolean }) => {
  const { clearable = false, timeZone, ...rest } = props
  const { value, set, common } = useField(rest)
  return (
    <DateTimePicker
      {...common}
      value={textOf(value, timeZone)}
      onChange={next => set(next === null ? null : momentOf(next, timeZone))}
      clearable={clearable}
      maxDate={textOf(Date.now(), timeZone) ?? ''}
    />
  )
}
