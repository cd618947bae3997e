// uqr tries its eight masks with closures over nested arrays, which is nine tenths of its time.
// Scoring them here on flat bytes keeps the standard's choice of mask and makes a matrix several times faster.

/** The eight masks of ISO/IEC 18004, each as 12 × 12 cells (all their periods divide 12): 1 = the module is inverted. */
const masks: readonly Uint8Array[] = (
  [
    (x, y) => (x + y) % 2 === 0,
    (_, y) => y % 2 === 0,
    x => x % 3 === 0,
    (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ] satisfies ((x: number, y: number) => boolean)[]
).map(inverts => Uint8Array.from({ length: 144 }, (_, cell) => (inverts(cell % 12, Math.floor(cell / 12)) ? 1 : 0)))

/** What each mask turns compared with mask 0, by size: a size has one layout of data modules. */
const flipsBySize = new Map<number, readonly Uint8Array[]>()

/** The mask with the lowest penalty for a code that was drawn with mask 0; the few format bits stay those of mask 0. */
export function bestMask(size: number, dark: Uint8Array, data: Uint8Array): number {
  const cells = new Uint8Array(dark.length)
  let best = 0
  let lowest = Number.POSITIVE_INFINITY
  for (const [mask, flips] of flipsOf(size, data).entries()) {
    for (let at = 0; at < cells.length; at++) cells[at] = (dark[at] ?? 0) ^ (flips[at] ?? 0)
    const score = penalty(size, cells, lowest)
    if (score < lowest) [best, lowest] = [mask, score]
  }
  return best
}

/** For each mask, 1 where a data module differs from how mask 0 draws it. */
export function flipsOf(size: number, data: Uint8Array): readonly Uint8Array[] {
  const known = flipsBySize.get(size)
  if (known !== undefined) return known
  const cellOf = (at: number) => (Math.floor(at / size) % 12) * 12 + ((at % size) % 12)
  const flips = masks.map(mask => data.map((isData, at) => isData & ((mask[cellOf(at)] ?? 0) ^ (masks[0]?.[cellOf(at)] ?? 0))))
  flipsBySize.set(size, flips)
  return flips
}

/** The standard's penalty: imbalance, 2 × 2 blocks, long runs and patterns like an eye. Stops counting at `limit`. */
export function penalty(size: number, dark: Uint8Array, limit = Number.POSITIVE_INFINITY): number {
  let total = 0
  for (const cell of dark) total += cell
  let score = 10 * Math.floor(Math.abs((total * 20) / (size * size) - 10))
  for (let line = 0; line < size && score < limit; line++) {
    score += linePenalty(dark, line * size, 1, size) + linePenalty(dark, line, size, size)
    if (line > 0) score += blockPenalty(dark, line * size, size)
  }
  return score
}

/** A row's part in 2 × 2 blocks with the row above. */
function blockPenalty(dark: Uint8Array, start: number, size: number): number {
  let score = 0
  let before = 1
  for (let at = start; at < start + size; at++) {
    const sum = (dark[at] ?? 0) + (dark[at - size] ?? 0)
    if (sum === before && sum !== 1) score += 3
    before = sum
  }
  return score
}

function linePenalty(dark: Uint8Array, start: number, step: number, size: number): number {
  let [score, run, before, window] = [0, 0, 2, 0]
  for (let count = 0, at = start; count < size; count++, at += step) {
    const cell = dark[at] ?? 0
    run = cell === before ? run + 1 : 1
    before = cell
    if (run === 5) score += 3
    else if (run > 5) score++
    window = ((window << 1) | cell) & 0x7ff
    if (count >= 10 && (window === 0b10111010000 || window === 0b00001011101)) score += 40
  }
  return score
}
