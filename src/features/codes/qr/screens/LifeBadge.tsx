import { Badge } from '@mantine/core'
import { useWords } from '../../../../ui/words.tsx'
import { blankType, type Life, lifeOf } from '../life.ts'
import { lifeWords } from '../lifeWords.ts'

/** How a code stands that is not simply in use; nothing for one that is. */
export const LifeBadge = ({ code }: { code: Life & { QrType: string } }) => {
  const t = useWords(lifeWords)
  const life = lifeOf(code, Date.now())
  const state = life === 'Active' && code.QrType === blankType ? 'Blank' : life
  return state === 'Active' ? null : <Badge color={state === 'Paused' ? 'yellow' : 'gray'}>{t(`states.${state}`)}</Badge>
}
