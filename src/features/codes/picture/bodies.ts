import { all, blob, box, type Corners, heart, polygon, star } from './outline.ts'
import type { Command } from './path.ts'

/** Which of a module's eight neighbours are dark: a sum of these bits. */
export const north = 1
export const east = 2
export const south = 4
export const west = 8
export const northEast = 16
export const southEast = 32
export const southWest = 64
export const northWest = 128

/** How many different looks a varied body has. */
export const variants = 4

/**
 * A body shape: how one dark module is drawn in its cell (0..1 on both axes), given its dark neighbours.
 * `light` draws in a light module's cell; a `varied` body also differs by place, by `variant` 0..3.
 */
export type Body = {
  readonly name: string
  readonly draw: (neighbours: number, variant: number) => Command[]
  readonly light?: (neighbours: number) => Command[]
  readonly varied?: true
}

/** All body shapes, in the order in which a picker offers them. */
export const bodies = [
  { name: 'square', draw: () => box(0, 0, 1, 1) },
  { name: 'circle', draw: () => blob(0.5, 0.5, 0.5) },
  { name: 'dot', draw: () => blob(0.5, 0.5, 0.4) },
  { name: 'soft', draw: () => box(0.03, 0.03, 0.94, 0.94, all(0.28)) },
  { name: 'tile', draw: () => box(0.06, 0.06, 0.88, 0.88) },
  { name: 'mosaic', varied: true, draw: (_, variant) => inset(0.13 - variant * 0.04) },
  { name: 'octagon', draw: () => box(0, 0, 1, 1, all(0.29), 'cut') },
  { name: 'diamond', draw: () => polygon(star(0.5, 0.62, 0.62 * Math.SQRT1_2, 4)) },
  { name: 'star', draw: () => polygon(star(0.5, 0.62, 0.38, 5), 0.05) },
  { name: 'heart', draw: () => heart(-0.03, 1.06) },
  { name: 'cross', draw: () => [...box(0, 0.22, 1, 0.56, all(0.12)), ...box(0.22, 0, 0.56, 1, all(0.12))] },
  {
    name: 'flower',
    draw: () =>
      [
        [0.27, 0.27],
        [0.73, 0.27],
        [0.73, 0.73],
        [0.27, 0.73],
        [0.5, 0.5],
      ].flatMap(([x = 0, y = 0]) => blob(x, y, 0.27)),
  },
  { name: 'leaf', draw: () => box(0, 0, 1, 1, [0.5, 0, 0.5, 0]) },
  { name: 'drop', draw: () => box(0.02, 0.02, 0.96, 0.96, [0.48, 0.48, 0, 0.48]) },
  { name: 'rounded', draw: neighbours => box(0, 0, 1, 1, freeCorners(neighbours, all(0.5))) },
  {
    name: 'fluid',
    draw: neighbours => box(0, 0, 1, 1, freeCorners(neighbours, all(0.42))),
    light: neighbours => fillets(neighbours, 0.42),
  },
  { name: 'classy', draw: neighbours => box(0, 0, 1, 1, freeCorners(neighbours, [0.5, 0, 0.5, 0])) },
  { name: 'cut', draw: neighbours => box(0, 0, 1, 1, freeCorners(neighbours, all(0.3)), 'cut') },
  { name: 'pointed', draw: neighbours => box(0, 0, 1, 1, freeCorners(neighbours, all(0.5)), 'cut') },
  { name: 'vertical', draw: neighbours => bar(neighbours, north, south, false) },
  { name: 'horizontal', draw: neighbours => bar(neighbours, west, east, true) },
] as const satisfies readonly Body[]

function inset(gap: number): Command[] {
  return box(gap, gap, 1 - 2 * gap, 1 - 2 * gap)
}

function freeCorners(neighbours: number, radii: Corners): Corners {
  const free = (sides: number, radius: number) => ((neighbours & sides) === 0 ? radius : 0)
  return [free(north | west, radii[0]), free(north | east, radii[1]), free(south | east, radii[2]), free(south | west, radii[3])]
}

function bar(neighbours: number, before: number, after: number, lying: boolean): Command[] {
  const [gap, end, round] = [0.11, 0.03, 0.39]
  const [start, stop] = [neighbours & before ? 0 : end, neighbours & after ? 1 : 1 - end]
  const [first, last] = [neighbours & before ? 0 : round, neighbours & after ? 0 : round]
  if (lying) return box(start, gap, stop - start, 1 - 2 * gap, [first, last, last, first])
  return box(gap, start, 1 - 2 * gap, stop - start, [first, first, last, last])
}

/** Rounds the inner corners of an L of dark modules around a light one. */
function fillets(neighbours: number, radius: number): Command[] {
  const reach = radius * 0.4477
  const corners = [
    [north | west | northWest, 0, 0],
    [north | east | northEast, 1, 0],
    [south | east | southEast, 1, 1],
    [south | west | southWest, 0, 1],
  ] as const
  return corners.flatMap(([sides, x, y]): Command[] => {
    if ((neighbours & sides) !== sides) return []
    const [inX, inY] = [x === 0 ? 1 : -1, y === 0 ? 1 : -1]
    const [besideX, besideY] = [x + inX * radius, y + inY * radius]
    const curve: Command[] = [['M', x, y], ['L', besideX, y], ['C', x + inX * reach, y, x, y + inY * reach, x, besideY], ['Z']]
    const turned: Command[] = [['M', x, y], ['L', x, besideY], ['C', x, y + inY * reach, x + inX * reach, y, besideX, y], ['Z']]
    return x === y ? curve : turned
  })
}
