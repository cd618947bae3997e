import { IconHourglass } from '@tabler/icons-react'
import { createContext, useContext } from 'react'
import { useWords } from '../words.tsx'
import classes from './NotUsedYet.module.css'
import { words } from './words.ts'

/** Off in a first form: a new customer need not read that a setting has no effect yet. */
export const ShowsNotUsedYet = createContext(true)

type NotUsedYetProps = {
  /** What will read it: `work orders`. */
  takesEffect: string
  /** Which settings, where not all above are meant. */
  of?: string
}

/** One quiet line at settings that are kept while nothing reads them yet. Goes when what reads them comes. */
export const NotUsedYet = ({ takesEffect, of }: NotUsedYetProps) => {
  const t = useWords(words)
  if (!useContext(ShowsNotUsedYet)) return null
  return (
    <p className={classes.line}>
      <IconHourglass size={14} aria-hidden />
      {of ? t('notYet.of', { of, what: takesEffect }) : t('notYet.all', { what: takesEffect })}
    </p>
  )
}
