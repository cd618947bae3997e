import { useWords } from '../../../../ui/words.tsx'
import { toldProblems } from '../problems.ts'
import { words } from '../words.ts'
import classes from './MailView.module.css'

/** Why a message did not go out, in the reader's words; below it the server's own, for those who look after it. */
export const ProblemText = ({ problem }: { problem: string }) => {
  const t = useWords(words)
  return (
    <>
      <ul className={classes.problems}>
        {toldProblems(problem).map(({ To, Kind }) => (
          <li key={To ?? ''}>{To === null ? t(`problems.${Kind}`) : t('problemOf', { to: To, why: t(`problems.${Kind}`) })}</li>
        ))}
      </ul>
      <p className={classes.problem}>
        {t('serverWords')} <span lang="en">{problem}</span>
      </p>
    </>
  )
}
