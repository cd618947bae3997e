import { Checkbox, Group } from '@mantine/core'
import { ReadValue, useField } from '../../../../ui/form/field.tsx'
import { TagsField } from '../../../../ui/form/fields.tsx'
import { styleOf } from '../rules.ts'
import type { ControlProps, FieldControl } from '../screens/controlProps.ts'
import { useChoices } from '../screens/useFieldText.ts'

export const ChoicesControl: FieldControl = props => {
  const options = useChoices(props.field)
  if (styleOf(props.field.Style).look === 'buttons') return <Ticks {...props} options={options} />
  const { field: _field, ...rest } = props
  return <TagsField {...rest} options={options} />
}

type TicksProps<V> = ControlProps<V> & { options: { value: string; label: string }[] }

/** Several of few, all in sight. */
const Ticks = <V,>({ field: _field, options, ...props }: TicksProps<V>) => {
  const { reading, value, set, common } = useField(props)
  const picked = Array.isArray(value) ? value.map(String) : []
  if (reading) return <ReadValue label={props.label}>{listLabels(options, picked)}</ReadValue>
  const { disabled, 'aria-required': _required, wrapperProps, ...group } = common
  return (
    <Checkbox.Group {...group} {...wrapperProps} value={picked} onChange={set}>
      <Group gap="lg" py={6}>
        {options.map(one => (
          <Checkbox key={one.value} value={one.value} label={one.label} disabled={disabled} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

const listLabels = (options: TicksProps<unknown>['options'], picked: readonly string[]): string =>
  options
    .filter(one => picked.includes(one.value))
    .map(one => one.label)
    .join(', ')
