import { type Step, startOfStep } from '../../../core/steps.ts'
import type { AppFigures } from './model.ts'

export type RatedPage = { Day: string; Page: string; Role: string; Score: number; Replied: boolean }

/** How many, and the mean of their scores; null of none. */
export const meanOf = (rows: readonly Pick<RatedPage, 'Score'>[]) => ({
  Count: rows.length,
  Score: rows.length === 0 ? null : Math.round((100 * rows.reduce((sum, one) => sum + one.Score, 0)) / rows.length) / 100,
})

/** The figures of answers: over all, step by step, by page (the ones most spoken of first) and by role. */
export const figuresOf = (rows: readonly RatedPage[], step: Step, days: readonly string[]): Omit<AppFigures, 'Previous'> => {
  const bySteps = Map.groupBy(rows, one => startOfStep(one.Day, step))
  const shown = days.length > 0 ? days : [...bySteps.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  const grouped = <K extends 'Page' | 'Role'>(key: K) =>
    [...Map.groupBy(rows, one => one[key])].map(([name, some]) => ({ name, ...meanOf(some) })).toSorted((a, b) => b.Count - a.Count)
  return {
    ...meanOf(rows),
    Answered: rows.filter(one => one.Replied).length,
    Step: step,
    Series: shown.map(Day => ({ Day, ...meanOf(bySteps.get(Day) ?? []) })),
    Pages: grouped('Page').map(({ name: Page, ...one }) => ({ Page, ...one })),
    Roles: grouped('Role').map(({ name: Role, ...one }) => ({ Role, ...one })),
  }
}
