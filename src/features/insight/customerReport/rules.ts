import { figuresOf, type Sums } from '../feedback/figures.ts'

/** The scores of answers as the report names them. */
export const topScores = (sums: Sums) => {
  const { AverageScore: CSAT, ...others } = figuresOf(sums)
  return { CSAT, ...others }
}

/** The same without what stands behind effort and recommendation. */
export const rowScores = (sums: Sums) => {
  const { CSAT, CES, NPS, Count } = topScores(sums)
  return { CSAT, CES, NPS, Count }
}
