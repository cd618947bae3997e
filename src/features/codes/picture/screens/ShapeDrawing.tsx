import { balls } from '../balls.ts'
import { bodies, east, north, south, west } from '../bodies.ts'
import { frames } from '../frames.ts'
import { compactData, type Path, shapeOf } from '../path.ts'

type Props = { kind: 'body' | 'frame' | 'ball'; name: string }

/** A shape of the catalogue, small: a few modules of a body, an eye's frame, an eye's ball. */
export const ShapeDrawing = ({ kind, name }: Props) => {
  const box = kind === 'frame' ? '-0.5 -0.5 8 8' : '-0.3 -0.3 3.6 3.6'
  return (
    <svg viewBox={box} width={20} height={20} fill="currentColor" aria-hidden focusable="false">
      <path d={compactData(pathOf(kind, name))} />
    </svg>
  )
}

const pathOf = (kind: Props['kind'], name: string): Path => {
  if (kind === 'body') return bodyPath(name)
  const draw = (kind === 'frame' ? frames : balls).find(one => one.name === name)?.draw
  return draw ? [{ shape: shapeOf(draw()), x: 0, y: 0 }] : []
}

// Rows of modules that show how a body draws one alone, two in a row, and a corner.
const pattern = ['xx ', ' xx', 'x x']
const isDark = (x: number, y: number): boolean => pattern[y]?.[x] === 'x'

const bodyPath = (name: string): Path => {
  const body = bodies.find(one => one.name === name)
  if (!body) return []
  return pattern.flatMap((row, y) =>
    [...row].flatMap((cell, x) => {
      if (cell !== 'x') return []
      const sides =
        (isDark(x, y - 1) ? north : 0) + (isDark(x + 1, y) ? east : 0) + (isDark(x, y + 1) ? south : 0) + (isDark(x - 1, y) ? west : 0)
      return [{ shape: shapeOf(body.draw(sides, (x + y) % 4)), x, y }]
    }),
  )
}
