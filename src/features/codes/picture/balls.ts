import { all, blob, box, heart, polygon, star } from './outline.ts'
import type { Command } from './path.ts'

/** An eye's ball: about three modules wide, drawn for the top left eye in a square 0..3; the other eyes mirror it unless it is `upright`. */
export type EyeBall = { readonly name: string; readonly draw: () => Command[]; readonly upright?: true }

const thirds = [0, 1, 2]

/** All eye balls, in the order in which a picker offers them. */
export const balls = [
  { name: 'ball0', draw: () => box(0, 0, 3, 3) },
  { name: 'ball1', draw: () => box(0, 0, 3, 3, all(0.5)) },
  { name: 'ball2', draw: () => box(0, 0, 3, 3, all(1)) },
  { name: 'ball3', draw: () => blob(1.5, 1.5, 1.5) },
  { name: 'ball4', draw: () => box(0, 0, 3, 3, all(0.88), 'cut') },
  { name: 'ball5', draw: () => box(0, 0, 3, 3, [1.5, 0, 1.5, 0]) },
  { name: 'ball6', draw: () => box(0, 0, 3, 3, [1.25, 1.25, 0, 1.25]) },
  { name: 'ball7', draw: () => blob(1.5, 1.5, 1.5, 1.5, 0.86) },
  { name: 'ball8', draw: () => polygon(star(1.5, 1.85, 1.85 * Math.SQRT1_2, 4), 0.3) },
  { name: 'ball9', upright: true, draw: () => polygon(star(1.5, 1.85, 1.28, 5), 0.2) },
  { name: 'ball10', draw: () => thirds.flatMap(y => thirds.flatMap(x => blob(x * 0.9 + 0.6, y * 0.9 + 0.6, 0.65))) },
  { name: 'ball11', draw: () => thirds.flatMap(y => box(0, y, 3, 1, all(0.5))) },
  { name: 'ball12', draw: () => thirds.flatMap(x => box(x, 0, 1, 3, all(0.5))) },
  {
    name: 'ball13',
    draw: () =>
      [
        [0.8, 0.8],
        [2.2, 0.8],
        [2.2, 2.2],
        [0.8, 2.2],
        [1.5, 1.5],
      ].flatMap(([x = 0, y = 0]) => blob(x, y, 0.85)),
  },
  { name: 'ball14', upright: true, draw: () => heart(-0.2, 3.4) },
  { name: 'ball15', draw: () => [...box(0, 0.6, 3, 1.8, all(0.3)), ...box(0.6, 0, 1.8, 3, all(0.3))] },
  { name: 'ball16', draw: () => box(0, 0, 3, 3, [0, 1.5, 0, 1.5]) },
  { name: 'ball17', draw: () => polygon(star(1.5, 1.68, 1.68, 3), 0.2) },
] as const satisfies readonly EyeBall[]
