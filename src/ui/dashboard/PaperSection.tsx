import type { ReactNode } from 'react'
import { words } from '../kit/words.ts'
import { useWords } from '../words.tsx'
import classes from './paper.module.css'

type PaperSectionProps = {
  title: string
  empty?: boolean
  /** Goes on over sheets. */
  long?: boolean
  children: ReactNode
}

/** A part on paper: its title and content, or a sentence that it is empty. */
export const PaperSection = ({ title, empty = false, long = false, children }: PaperSectionProps) => {
  const t = useWords(words)
  return (
    <section className={classes.part} data-long={long || undefined}>
      <h2>{title}</h2>
      {empty ? <p className={classes.none}>{t('noDataYet')}</p> : children}
    </section>
  )
}
