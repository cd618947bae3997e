import type { ReactNode } from 'react'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { useWords } from '../../../../ui/words.tsx'
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
    <FilterRow
      first={search}
      tools={tools}
      chips={chips}
      onClear={onClear}
      others={{ set: chosen.state ? 1 : 0, clear: () => choose({ state: '' }) }}
    >
      {choices.map(({ name, label, any, options }) => (
        <FilterSelect
          key={name}
          label={label}
          any={any}
          options={options}
          value={chosen[name]}
          onChange={value => choose({ [name]: value })}
          width={180}
        />
      ))}
      <FilterSelect
        label={t('state')}
        options={[
          { value: '', label: active },
          { value: 'off', label: other },
        ]}
        value={chosen.state}
        onChange={value => choose({ state: value })}
        always
        width={140}
      />
    </FilterRow>
  )
}
