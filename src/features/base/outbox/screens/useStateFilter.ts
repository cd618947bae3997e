import { choice, type FilterPart } from '../../../../ui/list/filterParts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import type { stateKinds } from './mailBody.ts'

/** The state of messages as a filter of their list. */
export const useStateFilter = (states: readonly (keyof typeof stateKinds)[]): FilterPart<'State'> => {
  const t = useWords(words)
  const options = states.map(value => ({ value, label: t(`states.${value}`) }))
  return choice('State', { key: 'state', label: t('state'), any: t('anyState'), options })
}
