/** A point of a line; y is null where there is no number. */
export type Point = { at: number; x: number; y: number | null }

/** The points of a line as far as so many px can show them: of those in one px the first, the lowest, the highest, the last. Gaps stay. */
export const thinOut = (points: readonly Point[], width: number): Point[] => {
  if (points.length <= 2 * width) return [...points]
  const columns = new Map<number, Point[]>()
  for (const point of points) {
    const column = columns.get(Math.round(point.x))
    if (column) column.push(point)
    else columns.set(Math.round(point.x), [point])
  }
  return [...columns.values()].flatMap(extremes)
}

const extremes = (points: readonly Point[]): Point[] => {
  const by = (pick: 'low' | 'high') =>
    points.reduce<Point | undefined>((best, one) => {
      if (one.y === null) return best
      return best?.y === undefined || best.y === null || (pick === 'low' ? one.y > best.y : one.y < best.y) ? one : best
    }, undefined)
  const kept = new Set([points[0], by('low'), by('high'), points.at(-1), points.find(({ y }) => y === null)])
  return points.filter(point => kept.has(point))
}
