import type { Figure, Options } from './figure.ts'
import { type BenchRequest, median, oneByOne, type Server } from './load.ts'

/** Calls of a kind, one after the other; `p50`: what half of them may take, in ms. */
export type CallKind = { p50: number; requests: readonly BenchRequest[] }

/** A figure of each kind, by its name: the middle of three runs (of one, if quick). */
export const measureKinds = async (server: Server, kinds: Readonly<Record<string, CallKind>>, { quick }: Options): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const [name, { p50: most, requests }] of Object.entries(kinds)) {
    const runs = []
    for (let i = 0; i < (quick ? 1 : 3); i++) runs.push(await oneByOne(server, requests, quick ? 0.5 : 1.5))
    const [p50, p95] = [median(runs.map(run => run.p50)), median(runs.map(run => run.p95))]
    figures.push({
      name: `${name}, p95 ${p95.toFixed(1)} ms`,
      ours: p50,
      unit: 'ms',
      target: `p50 ≤ ${most} ms`,
      ok: p50 <= most,
      more: { runs },
    })
  }
  return figures
}
