import { analyseComment } from '../src/platform/text/analyse.ts'
import { sentimentClass, sentimentOf } from '../src/platform/text/sentiment.ts'
import { labelled } from '../test/support/labelled.ts'
import type { Figure, Options } from './figure.ts'

/** How well comments are read (share of the labelled ones that get a reader's class), and how fast on one core. The bare limit: splitting at spaces. */
export const text = ({ quick }: Options): Figure[] => [
  ...Object.entries(labelled).map(([set, lists]) => accuracy(set, Object.values(lists).flatMap(linesOf))),
  speed(quick ? 300 : 2000),
  growth(quick ? 3 : 20),
]

const classes: Readonly<Record<string, string>> = { '+': 'positive', '0': 'neutral', '-': 'negative' }
const linesOf = (list: string): string[] => list.trim().split('\n')
// Of comments that were not at hand while the lists grew: 0.73 of `late`, 0.85 of `mixed` (labelled.ts).
const least: Readonly<Record<string, number>> = { common: 0.97, near: 0.97, indirect: 0.89, late: 0.92, mixed: 0.9 }

const accuracy = (set: string, lines: readonly string[]): Figure => {
  const right = lines.filter(line => sentimentClass(sentimentOf(line.slice(2))) === classes[line.charAt(0)]).length
  const ours = right / lines.length
  const wanted = least[set] ?? 0
  const name = `comments read as a reader does: ${set} (${right} of ${lines.length})`
  return { name, ours: 100 * ours, unit: '%', target: `≥ ${100 * wanted} %`, ok: ours >= wanted }
}

const sample = linesOf(labelled.common.en).map(line => line.slice(2))
const speed = (milliseconds: number): Figure => {
  const ours = perSecond(line => analyseComment(line).terms.length, milliseconds)
  const bare = perSecond(line => line.split(' ').length, milliseconds)
  return { name: 'comments read, one core', ours, unit: '/s', bare, ratio: ours / bare, target: '≥ 5,000/s', ok: ours >= 5000 }
}

// Time of a text of 5,000 characters against one of 1,250, the worst of patterns that tempt a reader to look twice: 4 is linear, 16 quadratic.
const growth = (times: number): Figure => {
  const pieces = ['a,', 'no ', 'ac,', '@', 'a', '\n', '厕', '👍', ':(', 'very ', "n't", 'wi-', '.a']
  const spent = (long: string) => best(() => analyseComment(long), times)
  const ours = Math.max(...pieces.map(piece => spent(piece.repeat(5000).slice(0, 5000)) / spent(piece.repeat(5000).slice(0, 1250))))
  return { name: 'four times the text, times the time', ours, unit: '×', target: '≤ 8', ok: ours <= 8 }
}

const best = (work: () => unknown, times: number): number =>
  Math.min(
    ...Array.from({ length: times }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )

const perSecond = (work: (line: string) => number, milliseconds: number): number => {
  const start = performance.now()
  let [done, sum] = [0, 0]
  for (; performance.now() - start < milliseconds; done++) sum += work(sample[done % sample.length] ?? '')
  if (sum === 0) throw new Error('nothing was read')
  return Math.round((done * 1000) / (performance.now() - start))
}
