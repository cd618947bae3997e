import { Checkbox, Group, MultiSelect, type OptionsFilter, Radio, Select, Switch, TagsInput, Tooltip } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { type DetailedOption, detailsOf } from '../kit/optionDetails.tsx'
import { words } from '../words.ts'
import { useWords } from '../words.tsx'
import { asText, type FieldProps, type PickProps, ReadValue, useField } from './field.tsx'
import classes from './form.module.css'

/** A value to choose; plain text stands for itself. `detail` stands below it. */
export type Option = string | (DetailedOption & { disabled?: boolean })
type OptionProps = { options: readonly Option[]; placeholder?: string }
/** A small picture before each option and before the chosen one. */
type DrawProps = { draw?: (value: string) => ReactNode }

const full = (option: Option): Exclude<Option, string> => (typeof option === 'string' ? { value: option, label: option } : option)
const labelIn = (options: readonly Option[], value: string): string =>
  options.map(full).find(option => option.value === value)?.label ?? value

/** Tells what is typed. `searched`: the options are what was found for it, and what is chosen; else they are looked through here. */
type SearchProps = { onSearch?: (text: string) => void; searched?: boolean }
const asFound: OptionsFilter = ({ options }) => options

/** Options drawn at once in a list of many. */
const MOST_SHOWN = 200
/** A list of thousands is searched, not scrolled. */
export const shownOf = (options: readonly unknown[]): { limit?: number } => (options.length > MOST_SHOWN ? { limit: MOST_SHOWN } : {})

type SelectFieldProps<V> = FieldProps<V> & OptionProps & DrawProps & PickProps<string | null>

/** One of a list; searchable from nine options on. A required field cannot be emptied; an emptied one is null. */
export const SelectField = <V,>({ options, placeholder, onPick, draw, ...props }: SelectFieldProps<V>) => {
  const { reading, value, set, common } = useField(props, one => labelIn(options, asText(one)))
  const t = useWords(words)
  const picked = asText(value)
  const all = options.map(full)
  if (reading) return <ReadValue label={props.label}>{picked && labelIn(options, picked)}</ReadValue>
  return (
    <Select
      {...common}
      data={all}
      value={picked || null}
      placeholder={placeholder ?? t('pick')}
      searchable={options.length > 8}
      {...shownOf(options)}
      openOnFocus={false}
      clearable={!props.required}
      allowDeselect={!props.required}
      nothingFoundMessage={t('nothingFound')}
      clearButtonProps={{ 'aria-label': t('clearSelection') }}
      {...detailsOf(all, picked || null)}
      {...(draw && {
        leftSection: picked && draw(picked),
        renderOption: ({ option }) => (
          <Group gap="xs" wrap="nowrap">
            {draw(option.value)}
            {option.label}
          </Group>
        ),
      })}
      onChange={next => {
        set(next)
        onPick?.(next)
      }}
    />
  )
}

/** Several texts: of a list, or typed freely where `free` is set or no options are given. */
export const TagsField = <V,>(
  props: FieldProps<V> & Partial<OptionProps> & PickProps<string[]> & SearchProps & { free?: boolean; most?: number },
) => {
  const { options = [], placeholder, onPick, onSearch, searched = false, free = options.length === 0, most, ...rest } = props
  const { reading, value, set, common } = useField(rest, all =>
    Array.isArray(all) ? all.map(one => labelIn(options, String(one))).join(', ') : null,
  )
  const t = useWords(words)
  const picked = Array.isArray(value) ? value.map(String) : []
  if (reading) return <ReadValue label={rest.label}>{picked.map(each => labelIn(options, each)).join(', ')}</ReadValue>
  const shared = {
    ...common,
    value: picked,
    onChange: (next: string[]) => {
      set(next)
      onPick?.(next)
    },
    clearable: true,
    clearButtonProps: { 'aria-label': t('clearSelection') },
    ...(picked.length === 0 && { placeholder: placeholder ?? t('pick') }),
    ...(most && (free ? { maxTags: most } : { maxValues: most })),
  }
  if (free) return <TagsInput {...shared} data={options.map(option => full(option).label)} splitChars={[',', ';']} acceptValueOnBlur />
  return (
    <MultiSelect
      {...shared}
      {...shownOf(options)}
      data={options.map(full)}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('nothingFound')}
      {...(onSearch && { onSearchChange: onSearch })}
      {...(searched && { filter: asFound })}
    />
  )
}

const useSwitched = <V,>(props: FieldProps<V>, onPick?: (on: boolean) => void) => {
  const { reading, value, set, common } = useField(props)
  const { withAsterisk: _mark, inputWrapperOrder: _order, wrapperProps, ...input } = common
  const change = (on: boolean) => {
    set(on)
    onPick?.(on)
  }
  return { reading, on: value === true, change, input, wrapperProps }
}

/** On or off. `locked`: why it cannot be changed; told on hover, on focus and to screen readers, for which it stays reachable. */
export const SwitchField = <V,>({ onPick, locked, ...props }: FieldProps<V> & PickProps<boolean> & { locked?: string | undefined }) => {
  const { reading, on, change, input, wrapperProps } = useSwitched(props, onPick)
  const t = useWords(words)
  const id = useId()
  if (reading) return <ReadValue label={props.label}>{on ? t('on') : t('off')}</ReadValue>
  if (locked && !input.disabled)
    return (
      <Tooltip label={locked} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
        <div className={classes.locked}>
          <Switch {...input} wrapperProps={wrapperProps} checked={on} readOnly aria-disabled aria-describedby={id} />
          <span id={id} className="unseen">
            {locked}
          </span>
        </div>
      </Tooltip>
    )
  return <Switch {...input} wrapperProps={wrapperProps} checked={on} onChange={event => change(event.currentTarget.checked)} />
}

/** A tick; `label` may be a sentence. */
export const CheckField = <V,>({ onPick, ...props }: FieldProps<V> & PickProps<boolean>) => {
  const { reading, on, change, input, wrapperProps } = useSwitched(props, onPick)
  const t = useWords(words)
  if (reading) return <ReadValue label={props.label}>{on ? t('yes') : t('no')}</ReadValue>
  return <Checkbox {...input} wrapperProps={wrapperProps} checked={on} onChange={event => change(event.currentTarget.checked)} />
}

/** One of few, all in sight. */
export const RadioField = <V,>({ options, onPick, ...props }: FieldProps<V> & OptionProps & PickProps<string>) => {
  const { reading, value, set, common } = useField(props, one => labelIn(options, asText(one)))
  const picked = asText(value)
  if (reading) return <ReadValue label={props.label}>{picked && labelIn(options, picked)}</ReadValue>
  const { disabled, 'aria-required': _required, wrapperProps, ...group } = common
  return (
    <Radio.Group
      {...group}
      {...wrapperProps}
      value={picked}
      onChange={next => {
        set(next)
        onPick?.(next)
      }}
    >
      <Group gap="lg" py={6}>
        {options.map(full).map(option => (
          <Radio key={option.value} value={option.value} label={option.label} disabled={disabled || option.disabled === true} />
        ))}
      </Group>
    </Radio.Group>
  )
}
