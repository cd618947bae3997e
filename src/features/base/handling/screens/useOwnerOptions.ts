import { useWords } from '../../../../ui/words.tsx'
import { ownerFilters } from '../model.ts'
import { words } from '../words.ts'
import { useAssignees } from './useAssignees.ts'

/** Whom a list is narrowed to, as the options of its filter: the reader, nobody, who has left, then the people of the chosen building. */
export const useOwnerOptions = (gId: string, bId: string | null) => {
  const t = useWords(words)
  const { options } = useAssignees(gId, bId)
  return { any: t('owner.any'), options: [...ownerFilters.map(value => ({ value, label: t(`owner.${value}`) })), ...options] }
}
