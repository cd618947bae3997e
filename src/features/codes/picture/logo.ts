import { eyeSide } from './matrix.ts'

/** Side in modules of the hole for a logo: odd, so that it is centred on a module, and clear of the eyes. */
export function holeSide(size: number, share: number): number {
  const wanted = 2 * Math.round(Math.sqrt(share) * size * 0.5) + 1
  return Math.max(3, Math.min(wanted, size - 2 * (eyeSide + 1)))
}

/** The modules that are left out below a logo: a square in the middle, from 7 modules on without its four corners. */
export function holeCells(size: number, share: number): [number, number][] {
  const side = holeSide(size, share)
  const start = (size - side) / 2
  const isCorner = (x: number, y: number) => (x === 0 || x === side - 1) && (y === 0 || y === side - 1)
  const cells: [number, number][] = []
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (side < 7 || !isCorner(x, y)) cells.push([start + x, start + y])
    }
  }
  return cells
}
