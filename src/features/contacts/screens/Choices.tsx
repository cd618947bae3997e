import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { shownOf } from '../../../ui/form/choiceFields.tsx'
import { FilterRow } from '../../../ui/kit/FilterRow.tsx'
import { useWords } from '../../../ui/words.tsx'
import { words } from '../words.ts'

/** One filter of a list: its name, what it says when nothing is chosen, and its choices. */
export type Choice = { name: string; label: string; any: string; options: readonly { value: string; label: string }[] }

type ChoicesProps = {
  choices: readonly Choice[]
  chosen: Readonly<Record<string, string>>
  choose: (change: Record<string, string>) => void
  /** The state that is shown unless another one is chosen, and that other one. */
  states: readonly [active: string, other: string]
  search: ReactNode
  tools: ReactNode
  onClear: () => void
}

/** Search, filters, the state and the tools of a list in one row, with a chip for each filter that is set. */
export const Choices = ({ choices, chosen, choose, states, search, tools, onClear }: ChoicesProps) => {
  const t = useWords(words)
  const chips = choices.flatMap(({ name, label, options }) => {
    const value = chosen[name]
    const shown = options.find(one => one.value === value)?.label ?? value
    return value ? [{ label: `${label}: ${shown}`, onRemove: () => choose({ [name]: '' }) }] : []
  })
  const [active, other] = states
  return (
    <FilterRow chips={chips} onClear={onClear}>
      {search}
      {choices.map(({ name, label, any, options }) => (
        <Select
          key={name}
          aria-label={label}
          placeholder={any}
          data={[...options]}
          value={chosen[name] || null}
          onChange={value => choose({ [name]: value ?? '' })}
          clearable
          searchable={options.length > 8}
          {...shownOf(options)}
          clearButtonProps={{ 'aria-label': t('clearFilter') }}
          w={180}
        />
      ))}
      <Select
        aria-label={t('state')}
        data={[
          { value: '', label: active },
          { value: 'off', label: other },
        ]}
        value={chosen.state ?? ''}
        onChange={value => choose({ state: value ?? '' })}
        allowDeselect={false}
        w={140}
      />
      {tools}
    </FilterRow>
  )
}
