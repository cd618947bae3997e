import { useFormats, useWords } from '../../../../ui/words.tsx'
import { type ToldProblem, toldProblems } from '../problems.ts'
import { words } from '../words.ts'
import classes from './MailView.module.css'

/** Why a message was not delivered, in the reader's language; below it the server's own words, for administrators. */
export const ProblemText = ({ problem }: { problem: string }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const told = toldProblems(problem)
  const say = ({ Kind, Until }: ToldProblem) =>
    Kind === 'share' ? t('problems.share', { date: dateTime(Until ?? null) }) : t(`problems.${Kind}`)
  return (
    <>
      <ul className={classes.problems}>
        {told.map(one => (
          <li key={one.To ?? ''}>{one.To === null ? say(one) : t('problemOf', { to: one.To, why: say(one) })}</li>
        ))}
      </ul>
      {told.every(({ Kind }) => Kind !== 'share') && (
        <p className={classes.problem}>
          {t('serverWords')} <span lang="en">{problem}</span>
        </p>
      )}
    </>
  )
}
