import { Alert, Anchor } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './generator.module.css'
import { useCellWords } from './useCellWords.ts'
import type { CellProblem } from './useTable.ts'

const mostShown = 8

/** What is wrong with cells, each a way to its cell. */
export const ProblemList = ({ problems, onJump }: { problems: readonly CellProblem[]; onJump: (problem: CellProblem) => void }) => {
  const t = useWords(words)
  const say = useCellWords()
  if (problems.length === 0) return null
  return (
    <Alert color="red" variant="light" icon={<IconAlertCircle size={18} aria-hidden />} title={t('problems', { n: problems.length })}>
      <ul className={classes.problems}>
        {problems.slice(0, mostShown).map(problem => (
          <li key={`${problem.key}.${problem.field}`}>
            <Anchor component="button" type="button" size="sm" title={t('goTo')} onClick={() => onJump(problem)}>
              {t('problemAt', { row: String(problem.index + 1), field: say.columnName(problem.field), problem: say.sayProblem(problem) })}
            </Anchor>
          </li>
        ))}
        {problems.length > mostShown && <li>{t('moreProblems', { n: String(problems.length - mostShown) })}</li>}
      </ul>
    </Alert>
  )
}
