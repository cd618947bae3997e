import type { ReactNode } from 'react'
import { words } from '../kit/words.ts'
import { useWords } from '../words.tsx'
import classes from './paper.module.css'

/** A part on paper: its title and content, or a sentence that it is empty. */
export const PaperSection = ({ title, empty = false, children }: { title: string; empty?: boolean; children: ReactNode }) => {
  const t = useWords(words)
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {empty ? <p className={classes.none}>{t('noDataYet')}</p> : children}
    </section>
  )
}
