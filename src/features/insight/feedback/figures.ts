import type { Figures } from './model.ts'

/** Sums of answers, from which every figure follows. Stars: answers of 1 to 5. */
export type Sums = {
  Count: number
  ScoreSum: number
  Stars: readonly number[]
  CESCount: number
  CESSum: number
  NPSCount: number
  Promoters: number
  Detractors: number
}

export const noSums: Sums = {
  Count: 0,
  ScoreSum: 0,
  Stars: [0, 0, 0, 0, 0],
  CESCount: 0,
  CESSum: 0,
  NPSCount: 0,
  Promoters: 0,
  Detractors: 0,
}

/** Two sums together. */
export const plus = (a: Sums, b: Sums): Sums => ({
  Count: a.Count + b.Count,
  ScoreSum: a.ScoreSum + b.ScoreSum,
  Stars: a.Stars.map((n, i) => n + (b.Stars[i] ?? 0)),
  CESCount: a.CESCount + b.CESCount,
  CESSum: a.CESSum + b.CESSum,
  NPSCount: a.NPSCount + b.NPSCount,
  Promoters: a.Promoters + b.Promoters,
  Detractors: a.Detractors + b.Detractors,
})

/** Averages to two decimals, NPS (promoters less detractors in percent) to one; null without an answer. */
export const figuresOf = ({ Count, ScoreSum, CESCount, CESSum, NPSCount, Promoters, Detractors }: Sums): Figures => ({
  AverageScore: ratio(ScoreSum, Count, 100),
  Count,
  CES: ratio(CESSum, CESCount, 100),
  CESCount,
  NPS: ratio(100 * (Promoters - Detractors), NPSCount, 10),
  NPSCount,
})

const ratio = (sum: number, count: number, precision: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * precision) / precision || 0

/** The effort as a percent of 7, to one decimal: CES / 7 × 100. */
export const cesPercent = (ces: number | null): number | null => (ces === null ? null : Math.round((ces / 7) * 1000) / 10)
