import { Group, Input } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import { asText, ReadValue, useField } from '../../../../ui/form/field.tsx'
import { useWords } from '../../../../ui/words.tsx'
import type { FieldControl } from '../screens/controlProps.ts'
import { words } from '../words.ts'

/** Two times of the day, kept as one text. */
export const TimeRangeControl: FieldControl = ({ field: _field, ...props }) => {
  const t = useWords(words)
  const { reading, value, set, common } = useField(props)
  const [start = '', end = ''] = asText(value).split('-')
  if (reading) return <ReadValue label={props.label}>{start && `${start}–${end}`}</ReadValue>
  const { disabled, wrapperProps, 'aria-required': required, ...wrapper } = common
  const change = (from: string, to: string) => set(from || to ? `${from}-${to}` : '')
  return (
    <Input.Wrapper {...wrapper} {...wrapperProps} labelElement="div">
      <Group gap="xs" wrap="nowrap" grow>
        <TimeInput
          aria-label={`${props.label}: ${t('start')}`}
          aria-required={required}
          value={start}
          disabled={disabled}
          onChange={event => change(event.currentTarget.value, end)}
        />
        <TimeInput
          aria-label={`${props.label}: ${t('end')}`}
          aria-required={required}
          value={end}
          disabled={disabled}
          onChange={event => change(start, event.currentTarget.value)}
        />
      </Group>
    </Input.Wrapper>
  )
}
