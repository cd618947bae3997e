import { MultiSelect } from '@mantine/core'
import { asText, type FieldProps, ReadValue, useField } from '../../../../../ui/form/field.tsx'
import { TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { splitNames } from '../FloorsUnits/floors.ts'
import { words } from './words.ts'

/** Floors, comma-separated in the value: chosen from those that the patterns name, typed while there are none. */
export const FloorsField = <V,>({ floors, ...props }: FieldProps<V> & { floors: readonly string[] }) => {
  const t = useWords(words)
  const { reading, value, set, common } = useField(props)
  const text = asText(value)
  if (reading) return <ReadValue label={props.label}>{text}</ReadValue>
  if (floors.length === 0) return <TextField {...props} help={t('commaHelp')} maxLength={1000} />
  const picked = splitNames(text)
  return (
    <MultiSelect
      {...common}
      data={[...new Set([...floors, ...picked])]}
      value={picked}
      searchable
      hidePickedOptions
      limit={200}
      onChange={next => set(next.join(', '))}
    />
  )
}
