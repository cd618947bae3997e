import { NumberInput, Select, TextInput } from '@mantine/core'
import { useContext } from 'react'
import { isSameName } from '../../../../../core/fold.ts'
import { ask } from '../../../../../ui/dialogs.tsx'
import { useSay } from '../../../../../ui/useSay.ts'
import { useWords } from '../../../../../ui/words.tsx'
import type { OptionField } from '../../../accounting/model.ts'
import { ChoicesContext } from './sheet.tsx'
import { useCategoryLabel } from './useCategoryLabel.tsx'
import { words } from './words.ts'

/** Props of a cell in an edited row: `label` names column and row for screen readers. */
export type CellProps = {
  label: string
  value: unknown
  onValue: (value: unknown) => void
  error: string | undefined
  form: string
  field: string
  required: boolean
}

const useCell = ({ label, error, form, field, required }: CellProps) => {
  const say = useSay()
  return {
    'aria-label': label,
    'aria-required': required,
    size: 'xs' as const,
    error: error && say(error),
    wrapperProps: { 'data-form': form, 'data-field': field },
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

export const TextCell = ({ maxLength, ...props }: CellProps & { maxLength: number }) => (
  <TextInput
    {...useCell(props)}
    value={asText(props.value)}
    maxLength={maxLength}
    autoComplete="off"
    onChange={event => props.onValue(event.currentTarget.value)}
  />
)

/** An amount of two places; null when empty. */
export const AmountCell = ({ prefix, suffix, ...props }: CellProps & { prefix?: string; suffix?: string }) => (
  <NumberInput
    {...useCell(props)}
    {...(prefix && { prefix })}
    {...(suffix && { suffix })}
    hideControls
    decimalScale={2}
    fixedDecimalScale={prefix === '$'}
    allowNegative={false}
    thousandSeparator=","
    clampBehavior="none"
    value={typeof props.value === 'number' ? props.value : ''}
    onChange={next => props.onValue(next === '' ? null : Number(next))}
  />
)

/** One of a few; the list is wide enough for its longest line. */
export const ChoiceCell = ({ options, ...props }: CellProps & { options: { value: string; label: string }[] }) => (
  <Select
    {...useCell(props)}
    data={options}
    value={asText(props.value) || null}
    allowDeselect={false}
    comboboxProps={wide}
    onChange={next => props.onValue(next)}
  />
)

const wide = { width: 250, position: 'bottom-start' } as const
const fresh = '\u0001new' // no category can be called so

/** A category of a list, or a new one that joins it. */
export const CategoryCell = ({ list, ...props }: CellProps & { list: OptionField }) => {
  const t = useWords(words)
  const labelOf = useCategoryLabel()
  const choices = useContext(ChoicesContext)
  const value = asText(props.value)
  const known = choices?.lists[list] ?? []
  const all = value && !known.includes(value) ? [...known, value] : known
  const add = async () => {
    const name = await ask({ title: t('newTitle'), label: t('categoryName'), yes: t('add'), maxLength: 100 })
    if (!name || !choices) return
    const same = all.find(one => [one, labelOf(one)].some(text => isSameName(text, name)))
    if (same || (await choices.keep(list, name))) props.onValue(same ?? name)
  }
  return (
    <Select
      {...useCell(props)}
      data={[...all.map(one => ({ value: one, label: labelOf(one) })), { value: fresh, label: t('newCategory') }]}
      value={value || null}
      searchable
      clearable={!props.required}
      allowDeselect={!props.required}
      comboboxProps={wide}
      onChange={next => (next === fresh ? void add() : props.onValue(next ?? ''))}
    />
  )
}
