import type { ReactNode } from 'react'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import type { stateKinds } from './mailBody.ts'

type State = keyof typeof stateKinds

/** The state of messages that the address asks for. */
export const useChosenState = <S extends State>(states: readonly S[]): S | undefined => {
  const [{ state }] = useUrlState({ state: '' })
  return states.find(one => one === state)
}

type Props = { states: readonly State[]; search: ReactNode; tools: ReactNode }

/** Search and state of a list of messages. */
export const StateFilter = ({ states, search, tools }: Props) => {
  const t = useWords(words)
  const chosen = useChosenState(states)
  const [, set] = useUrlState({ state: '' })
  const clear = () => set({ state: '' })
  return (
    <FilterRow
      first={search}
      tools={tools}
      chips={chosen ? [{ label: `${t('state')}: ${t(`states.${chosen}`)}`, onRemove: clear }] : []}
      onClear={clear}
    >
      <FilterSelect
        label={t('state')}
        any={t('anyState')}
        options={states.map(value => ({ value, label: t(`states.${value}`) }))}
        value={chosen}
        onChange={value => set({ state: value })}
      />
    </FilterRow>
  )
}
