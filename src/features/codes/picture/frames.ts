import { all, blob, box, type CornerCut, type Corners, reversed } from './outline.ts'
import type { Command } from './path.ts'

/** An eye's frame: a ring one module thick, drawn for the top left eye in a square 0..7; the other eyes mirror it. */
export type EyeFrame = { readonly name: string; readonly draw: () => Command[] }

/** All eye frames, in the order in which a picker offers them. */
export const frames = [
  { name: 'frame0', draw: () => boxRing(all(0), all(0)) },
  { name: 'frame1', draw: () => boxRing(all(1.1), all(0.5)) },
  { name: 'frame2', draw: () => boxRing(all(2.2), all(1.3)) },
  { name: 'frame3', draw: () => ring(blob(3.5, 3.5, 3.55), blob(3.5, 3.5, 2.55)) },
  { name: 'frame4', draw: () => boxRing(all(1.8), all(1.1), 'cut') },
  { name: 'frame5', draw: () => boxRing([2.2, 0, 2.2, 0], [1.5, 0, 1.5, 0]) },
  { name: 'frame6', draw: () => boxRing([2.4, 2.4, 0, 2.4], [1.7, 1.7, 0, 1.7]) },
  { name: 'frame7', draw: () => ring(blob(3.5, 3.5, 3.5, 3.5, 0.86), blob(3.5, 3.5, 2.5, 2.5, 0.86)) },
  { name: 'frame8', draw: barsAndDots },
  { name: 'frame9', draw: () => ring(box(0, 0, 7, 7, all(1.4), 'cut'), box(1, 1, 5, 5, all(1.1))) },
  { name: 'frame10', draw: () => cells().flatMap(([x, y]) => blob(x + 0.5, y + 0.5, 0.56)) },
  { name: 'frame11', draw: pinwheel },
  { name: 'frame12', draw: () => boxRing(all(0.95), all(0.6), 'scoop') },
  { name: 'frame13', draw: () => boxRing([0, 2.2, 0, 2.2], [0, 1.5, 0, 1.5]) },
  { name: 'frame14', draw: () => cells().flatMap(([x, y]) => box(x + 0.02, y + 0.02, 0.96, 0.96, all(0.12))) },
] as const satisfies readonly EyeFrame[]

function boxRing(outer: Corners, inner: Corners, cut: CornerCut = 'round'): Command[] {
  return ring(box(0, 0, 7, 7, outer, cut), box(1, 1, 5, 5, inner, cut))
}

function ring(outside: readonly Command[], hole: readonly Command[]): Command[] {
  return [...outside, ...reversed(hole)]
}

function cells(): [number, number][] {
  const side = [0, 1, 2, 3, 4, 5]
  return side.flatMap((at): [number, number][] => [
    [at, 0],
    [6, at],
    [6 - at, 6],
    [0, 6 - at],
  ])
}

function pinwheel(): Command[] {
  const [length, round] = [5.85, all(0.4)]
  return [
    ...box(0, 0, length, 1, round),
    ...box(6, 0, 1, length, round),
    ...box(7 - length, 6, length, 1, round),
    ...box(0, 7 - length, 1, length, round),
  ]
}

function barsAndDots(): Command[] {
  const [start, length, round, far] = [1.12, 4.76, all(0.4), 6]
  const bars = [...box(start, 0, length, 1, round), ...box(start, far, length, 1, round)]
  const posts = [...box(0, start, 1, length, round), ...box(far, start, 1, length, round)]
  return [...bars, ...posts, ...[0.5, 6.5].flatMap(y => [0.5, 6.5].flatMap(x => blob(x, y, 0.5)))]
}
