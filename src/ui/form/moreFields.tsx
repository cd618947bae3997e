import { Anchor, NumberInput, Textarea } from '@mantine/core'
import { shownPhone } from '../../core/phone.ts'
import { PhoneInput } from '../kit/PhoneInput.tsx'
import { useFormats } from '../words.tsx'
import { asText, type FieldProps, ReadValue, useField } from './field.tsx'
import type { TextProps } from './textFields.tsx'

type NumberProps<V> = FieldProps<V> & {
  min?: number
  max?: number
  decimals?: number
  prefix?: string
  suffix?: string
  step?: number
  /** Off for numbers that stand without separators, such as years. */
  grouped?: boolean
}

/** A number, null when empty. `decimals` is how many places it may have (0). */
export const NumberField = <V,>({ min, max, decimals = 0, prefix, suffix, step, grouped = true, ...props }: NumberProps<V>) => {
  const { reading, value, set, common } = useField(props)
  const { number } = useFormats()
  if (reading) {
    const shown =
      typeof value === 'number'
        ? `${prefix ?? ''}${number(value, { maximumFractionDigits: decimals, useGrouping: grouped })}${suffix ?? ''}`
        : ''
    return <ReadValue label={props.label}>{shown}</ReadValue>
  }
  const limits = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step && { step }),
    ...(prefix && { prefix }),
    ...(suffix && { suffix }),
  }
  return (
    <NumberInput
      {...common}
      {...limits}
      decimalScale={decimals}
      allowNegative={min === undefined || min < 0}
      thousandSeparator={grouped ? ',' : ''}
      clampBehavior="none"
      value={typeof value === 'number' ? value : ''}
      onChange={next => set(next === '' ? null : Number(next))}
    />
  )
}

/** A US phone number: masked `(xxx) xxx-xxxx` while typing, 11 digits in the value. */
export const PhoneField = <V,>(props: FieldProps<V>) => {
  const { reading, value, set, common } = useField(props, one => shownPhone(asText(one)))
  const stored = asText(value)
  if (reading) return <ReadValue label={props.label}>{stored && <Dial stored={stored} />}</ReadValue>
  return (
    <div {...common.wrapperProps}>
      <PhoneInput
        label={props.label}
        value={stored}
        onChange={set}
        disabled={common.disabled}
        required={props.required === true}
        {...(common.description !== undefined && { help: common.description })}
        {...(common.error !== undefined && { error: common.error })}
      />
    </div>
  )
}

const Dial = ({ stored }: { stored: string }) => (
  <Anchor href={`tel:+${stored}`} inherit>
    {shownPhone(stored)}
  </Anchor>
)

/** Several lines; grows with its text. `rows` is its least height. */
export const TextAreaField = <V,>({ rows = 3, maxLength, placeholder, ...props }: TextProps<V> & { rows?: number }) => {
  const { reading, value, set, common } = useField(props)
  if (reading) return <ReadValue label={props.label}>{asText(value)}</ReadValue>
  const limits = { ...(maxLength && { maxLength }), ...(placeholder && { placeholder }) }
  return (
    <Textarea {...common} {...limits} autosize minRows={rows} value={asText(value)} onChange={event => set(event.currentTarget.value)} />
  )
}
