import { UnstyledButton } from '@mantine/core'
import { isEmptyHtml, textOf } from '../../core/html.ts'
import { isUuid } from '../../core/ids.ts'
import { isEmpty } from '../../core/problem.ts'
import { useWords } from '../words.tsx'
import classes from './form.module.css'
import { words } from './meanwhileWords.ts'
import type { Difference } from './useDraft.ts'

/** How a field words a value of its own; null: it cannot be shown. */
export type Wording = (value: unknown) => string | null

type Props = { label: string; difference: Difference; wording: Wording | undefined; onTake: () => void }

/** Below a field after a conflict: what somebody else has saved in it; theirs can be taken where both have changed it. */
export const Meanwhile = ({ label, difference: { before, theirs, taken }, wording, onTake }: Props) => {
  const t = useWords(words)
  const own = (value: unknown): string | null => {
    if (isEmpty(value)) return t('nothing')
    return typeof value === 'boolean' ? t(value ? 'on' : 'off') : (wording ?? plain)(value)
  }
  const value = own(taken ? before : theirs)
  if (taken) return <span className={classes.meanwhile}>{value === null ? t('tookHidden') : t('took', { value })}</span>
  return (
    <span className={classes.meanwhile}>
      {value === null ? t('theirsHidden') : t('theirs', { value })}{' '}
      <UnstyledButton component="button" className={classes.take} aria-label={`${t('take')}: ${label}`} onClick={onTake}>
        {t('take')}
      </UnstyledButton>
    </span>
  )
}

const longest = 300
const plain: Wording = value => {
  if (Array.isArray(value)) return value.every(one => typeof one === 'string') ? cut(value.join(', ')) : null
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || isUuid(value)) return null // an id says nothing
  return cut(/<\w+[ >]/.test(value) && !isEmptyHtml(value) ? textOf(value).trim() : value)
}
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)} …` : text)
