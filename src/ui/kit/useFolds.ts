import { useState } from 'react'
import type { Fold } from './FoldCard.tsx'

/** The rows of a list with one of them at another place. */
export const moveIn = <T>(rows: readonly T[], from: number, to: number): T[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))

/** Which things of a list are folded, by their places: where there are several to begin with, all; what is added stands open. */
export const useFolds = (count: number) => {
  const [folded, setFolded] = useState<readonly boolean[]>(() => Array.from({ length: count }, () => count > 1))
  const set = (index: number) => (next: boolean) =>
    setFolded(all => Array.from({ length: Math.max(all.length, index + 1) }, (_, i) => (i === index ? next : all[i] === true)))
  return {
    at: (index: number): Fold => ({ folded: folded[index] === true, set: set(index) }),
    add: (index: number) => setFolded(all => all.toSpliced(index, 0, false)),
    move: (from: number, to: number) => setFolded(all => moveIn(all, from, to)),
    remove: (index: number) => setFolded(all => all.toSpliced(index, 1)),
  }
}
