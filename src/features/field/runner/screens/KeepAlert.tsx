import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './phone.module.css'
import type { KeepProblem } from './useKeptWalk.ts'

/** Says that something could not be kept: it is never shown as if it were. */
export const KeepAlert = ({ problem }: { problem: KeepProblem }) => {
  const t = useWords(words)
  return (
    <p className={classes.bad} role="alert">
      {t(`phone.keepProblems.${problem}`)}
    </p>
  )
}
