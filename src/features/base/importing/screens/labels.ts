import { useMemo } from 'react'
import { describeProblem } from '../../../../core/problem.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { ImportRow } from '../model.ts'
import { words } from '../words.ts'
import type { ImportPages } from './importPages.ts'

export const stateKinds = { Checked: 'none', Running: 'info', Completed: 'good', Failed: 'bad', Undone: 'none' } as const
export const rowKinds = { New: 'good', Changed: 'info', Same: 'none', Wrong: 'bad' } as const

const asItIs = (_field: string, text: string): string => text
const useTexts = () => asItIs

/** Problems and differences of rows in people's words. */
export const useRowTexts = (of: ImportPages) => {
  const t = useWords(words)
  const say = useSay()
  const own = useWords(of.words)
  const labelOf = (of.useValueLabels ?? useTexts)()
  return useMemo(() => {
    const label = (field: string): string => (own.has(`fields.${field}` as never) ? own(`fields.${field}`) : field) // one that is none is asked for
    const value = (field: string, text: string): string => (text === '' ? t('nothing') : labelOf(field, text))
    const problems = (row: ImportRow) =>
      row.Problems.map(problem => t('problem', { field: label(problem.Field), message: say(describeProblem(problem)) }))
    const differences = (row: ImportRow) =>
      row.Differences.map(({ Field, From, To }) => t('from', { field: label(Field), from: value(Field, From), to: value(Field, To) }))
    return { problems, differences }
  }, [t, say, own, labelOf])
}
