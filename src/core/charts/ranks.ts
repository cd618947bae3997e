import { isFew, type RankedData } from './partData.ts'

type RankedRow = RankedData['rows'][number]

/** The rows in their order, each with its rank: equal figures share one. Rows of few answers, and without a figure, come last and have none. */
export const ranksOf = ({ rows, rankedBy, best = 'most' }: RankedData): { rank: number | null; row: RankedRow }[] => {
  if (rankedBy === undefined) return rows.map(row => ({ rank: null, row }))
  const figureOf = ({ values, n }: RankedRow): number | null => {
    const value = values[rankedBy]
    return typeof value === 'number' && !isFew(n) ? value : null
  }
  const turn = best === 'most' ? -1 : 1
  const sorted = rows.toSorted((a, b) => {
    const [x, y] = [figureOf(a), figureOf(b)]
    return x === null || y === null ? Number(x === null) - Number(y === null) : turn * (x - y)
  })
  let rank = 0
  return sorted.map((row, at) => {
    const [figure, before] = [figureOf(row), sorted[at - 1]]
    if (figure === null) return { rank: null, row }
    if (!before || figureOf(before) !== figure) rank = at + 1
    return { rank, row }
  })
}
