import { type Command, transformed } from './path.ts'

/** The share of a radius at which a cubic's handles make a quarter circle. */
const QUARTER = 0.5523

/** Four corners clockwise from the top left. */
export type Corners = readonly [number, number, number, number]

export type CornerCut = 'round' | 'cut' | 'scoop'

type Point = readonly [number, number]

/** The same number at all four corners. */
export function all(radius: number): Corners {
  return [radius, radius, radius, radius]
}

/** A closed ellipse, clockwise; `bulge` over 0.55 makes it a squircle. */
export function blob(centreX: number, centreY: number, radiusX: number, radiusY = radiusX, bulge = QUARTER): Command[] {
  const [left, right, top, bottom] = [centreX - radiusX, centreX + radiusX, centreY - radiusY, centreY + radiusY]
  const [alongX, alongY] = [radiusX * bulge, radiusY * bulge]
  return [
    ['M', centreX, top],
    ['C', centreX + alongX, top, right, centreY - alongY, right, centreY],
    ['C', right, centreY + alongY, centreX + alongX, bottom, centreX, bottom],
    ['C', centreX - alongX, bottom, left, centreY + alongY, left, centreY],
    ['C', left, centreY - alongY, centreX - alongX, top, centreX, top],
    ['Z'],
  ]
}

/** A closed rectangle, clockwise, each corner taken off by its own radius in one way. */
export function box(x: number, y: number, width: number, height: number, radii: Corners = all(0), cut: CornerCut = 'round'): Command[] {
  const corners: readonly (readonly [Point, Point, Point])[] = [
    [
      [x, y],
      [0, -1],
      [1, 0],
    ],
    [
      [x + width, y],
      [1, 0],
      [0, 1],
    ],
    [
      [x + width, y + height],
      [0, 1],
      [-1, 0],
    ],
    [
      [x, y + height],
      [-1, 0],
      [0, -1],
    ],
  ]
  const steps = corners.flatMap(([at, into, out], index) => corner(at, into, out, radii[index] ?? 0, cut))
  return closed(steps)
}

/** A closed polygon, in the order given, its corners rounded by at most `radius` along each edge. */
export function polygon(points: readonly Point[], radius = 0): Command[] {
  const steps = points.flatMap((at, index) => {
    const before = points.at(index - 1) ?? at
    const after = points[(index + 1) % points.length] ?? at
    if (radius === 0) return [['L', at[0], at[1]] satisfies Command]
    const [start, end] = [toward(at, before, radius), toward(at, after, radius)]
    const [first, second] = [toward(start, at, radius * 0.66), toward(end, at, radius * 0.66)]
    return [['L', start[0], start[1]] satisfies Command, ['C', ...first, ...second, ...end] satisfies Command]
  })
  return closed(steps)
}

/** The corners of a star (or, with both radii equal, of a regular polygon with twice as many), clockwise from the top. */
export function star(centre: number, outer: number, inner: number, count: number): Point[] {
  return Array.from({ length: count * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner
    const angle = (Math.PI * index) / count - Math.PI / 2
    return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)]
  })
}

/** A heart that fills the square from `start` to `start + side`, clockwise. */
export function heart(start: number, side: number): Command[] {
  const outline: Command[] = [
    ['M', 0.5, 0.2],
    ['C', 0.56, 0.1, 0.65, 0.04, 0.75, 0.04],
    ['C', 0.89, 0.04, 1, 0.15, 1, 0.32],
    ['C', 1, 0.6, 0.82, 0.78, 0.5, 0.98],
    ['C', 0.18, 0.78, 0, 0.6, 0, 0.32],
    ['C', 0, 0.15, 0.11, 0.04, 0.25, 0.04],
    ['C', 0.35, 0.04, 0.44, 0.1, 0.5, 0.2],
    ['Z'],
  ]
  const place = (value: number) => start + value * side
  return outline.map(command => transformed(command, place, place))
}

/** The same outlines drawn the other way round: as holes of what encloses them. */
export function reversed(commands: readonly Command[]): Command[] {
  const outlines: Command[][] = []
  for (const command of commands) {
    if (command[0] === 'M') outlines.push([])
    outlines.at(-1)?.push(command)
  }
  return outlines.flatMap(reversedOutline)
}

/** Mirrored inside a square of the given side; turns the winding of all its outlines alike. */
export function mirrored(commands: readonly Command[], side: number, flipX: boolean, flipY: boolean): Command[] {
  const flip = (on: boolean) => (value: number) => (on ? side - value : value)
  return commands.map(command => transformed(command, flip(flipX), flip(flipY)))
}

function corner([x, y]: Point, [inX, inY]: Point, [outX, outY]: Point, radius: number, cut: CornerCut): Command[] {
  if (radius === 0) return [['L', x, y]]
  const start: Point = [x - inX * radius, y - inY * radius]
  const end: Point = [x + outX * radius, y + outY * radius]
  if (cut === 'cut')
    return [
      ['L', ...start],
      ['L', ...end],
    ]
  const reach = radius * QUARTER
  const [alongStart, alongEnd]: [Point, Point] =
    cut === 'round'
      ? [
          [inX, inY],
          [-outX, -outY],
        ]
      : [
          [outX, outY],
          [-inX, -inY],
        ]
  return [
    ['L', ...start],
    [
      'C',
      start[0] + alongStart[0] * reach,
      start[1] + alongStart[1] * reach,
      end[0] + alongEnd[0] * reach,
      end[1] + alongEnd[1] * reach,
      ...end,
    ],
  ]
}

function closed(steps: readonly Command[]): Command[] {
  const first = steps[0]
  if (first?.[0] !== 'L') return []
  return [['M', first[1], first[2]], ...steps.slice(1), ['Z']]
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const share = length === 0 ? 0 : Math.min(0.5, distance / length)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function reversedOutline(outline: readonly Command[]): Command[] {
  const steps = outline.filter(command => command[0] !== 'Z')
  const result: Command[] = [['M', ...endOf(steps.at(-1))]]
  for (let index = steps.length - 1; index > 0; index--) {
    const step = steps[index]
    const target = endOf(steps[index - 1])
    result.push(step?.[0] === 'C' ? ['C', step[3], step[4], step[1], step[2], ...target] : ['L', ...target])
  }
  return [...result, ['Z']]
}

function endOf(command: Command | undefined): Point {
  if (command === undefined || command[0] === 'Z') return [0, 0]
  return command[0] === 'C' ? [command[5], command[6]] : [command[1], command[2]]
}
