import { DateTimePicker } from '@mantine/dates'
import { type FieldProps, useField } from '../../../../ui/form/field.tsx'

const two = (n: number): string => String(n).padStart(2, '0')
/** Epoch ms as the picker has it, by the clock of the browser. */
const textOf = (value: unknown): string | null => {
  if (typeof value !== 'number') return null
  const at = new Date(value)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}:00`
}

/** A moment: epoch ms, or null. */
export const MomentField = <V,>(props: FieldProps<V> & { clearable?: boolean }) => {
  const { clearable = false, ...rest } = props
  const { value, set, common } = useField(rest)
  return (
    <DateTimePicker
      {...common}
      value={textOf(value)}
      onChange={next => set(next === null ? null : new Date(next.replace(' ', 'T')).getTime())}
      clearable={clearable}
      maxDate={new Date()}
    />
  )
}
