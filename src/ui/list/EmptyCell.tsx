import { createContext, type ReactNode, useContext } from 'react'
import { useWords } from '../words.tsx'
import classes from './list.module.css'
import { words } from './words.ts'

/** Content of an empty cell: a pale dash, or N/A in lists whose document asks for it (A-RULE-007). */
export type EmptyMark = 'dash' | 'N/A'
export const EmptyMarks = createContext<EmptyMark>('dash')

/** Whether what a cell would draw is nothing. */
export const isEmpty = (drawn: ReactNode): boolean => drawn === null || drawn === undefined || drawn === false || drawn === ''

/** An empty cell, also for screen readers. */
export const EmptyCell = () => {
  const t = useWords(words)
  if (useContext(EmptyMarks) === 'N/A') return <span className={classes.none}>{t('notAvailable')}</span>
  return (
    <>
      <span className={classes.dash} aria-hidden>
        —
      </span>
      <span className="unseen">{t('emptyCell')}</span>
    </>
  )
}
