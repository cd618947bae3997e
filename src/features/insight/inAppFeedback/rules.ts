import { type Step, startOfStep } from '../../../core/steps.ts'
import type { AppFigures } from './model.ts'

/** Answers that are alike, with how many they are. */
export type RatedPage = { Day: string; Page: string; Role: string; Score: number; Replied: boolean; Count: number }

const countOf = (rows: readonly Pick<RatedPage, 'Count'>[]): number => rows.reduce((sum, one) => sum + one.Count, 0)

/** How many, and the mean of their scores; null of none. */
export const meanOf = (rows: readonly Pick<RatedPage, 'Score' | 'Count'>[]) => {
  const Count = countOf(rows)
  const sum = rows.reduce((total, one) => total + one.Score * one.Count, 0)
  return { Count, Score: Count === 0 ? null : Math.round((100 * sum) / Count) / 100 }
}

/** The figures of answers: over all, step by step, by page (the ones most spoken of first) and by role. */
export const figuresOf = (rows: readonly RatedPage[], step: Step, days: readonly string[]): Omit<AppFigures, 'Previous'> => {
  const bySteps = Map.groupBy(rows, one => startOfStep(one.Day, step))
  const shown = days.length > 0 ? days : [...bySteps.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  const grouped = <K extends 'Page' | 'Role'>(key: K) =>
    [...Map.groupBy(rows, one => one[key])].map(([name, some]) => ({ name, ...meanOf(some) })).toSorted((a, b) => b.Count - a.Count)
  return {
    ...meanOf(rows),
    Answered: countOf(rows.filter(one => one.Replied)),
    Step: step,
    Series: shown.map(Day => ({ Day, ...meanOf(bySteps.get(Day) ?? []) })),
    Pages: grouped('Page').map(({ name: Page, ...one }) => ({ Page, ...one })),
    Roles: grouped('Role').map(({ name: Role, ...one }) => ({ Role, ...one })),
  }
}
