import { Circle } from '@visx/shape'
import { createElement as h, type ReactNode } from 'react'
import { token } from '../colours.ts'
import { type ChartLook, type Composed, cut, ofRow, px, textAt, widthOf } from './chartLook.ts'
import { composeLegend } from './legend.ts'
import type { BubblesData } from './partData.ts'
import { sayNumbers } from './says.ts'

/** The size of a bubble: 100, and 20 more for each negative comment beyond one, 200 at most (C-RULE-013). */
export const bubbleSize = (negative: number): number => Math.min(200, 100 + 20 * Math.max(0, negative - 1))

type Bubble = BubblesData['bubbles'][number]
type Round = { bubble: Bubble; at: number; x: number; y: number; size: number }
const GAP = 8
/** More circles cannot be read: the others are counted at the foot, and stand in the table. */
const mostBubbles = 40

/** Circles in rows, the largest first, in their sizes: all of them smaller by one share where they would not fit. */
export const composeBubbles = ({ bubbles: all, head }: BubblesData, look: ChartLook): Composed => {
  const bubbles = all.length > mostBubbles ? all.toSorted((a, b) => b.negative - a.negative).slice(0, mostBubbles) : all
  const rest = all.length - bubbles.length
  const legend = composeLegend(head, keysOf(bubbles, look), look)
  const [width, height] = [look.width, look.height - legend.height - (rest > 0 ? 18 : 0)]
  let share = 1
  while (share > 0.05 && !fits(roundsAt(bubbles, width, share), width, height)) share *= 0.96
  const rounds = roundsAt(bubbles, width, share).map(one => ({ ...one, y: one.y + legend.height }))
  const places = new Map(rounds.map(one => [one.bubble, one]))
  return {
    nodes: [
      ...legend.nodes,
      ...rounds.map(one => draw({ ...one, at: all.indexOf(one.bubble) }, look)),
      rest > 0 && textAt(sayNumbers(look.says.more, look.number(rest)), { x: 0, y: look.height - 9, soft: true }, 'rest'),
    ],
    spots: all.map(bubble => {
      const { x = 0, y = 0, size = 0 } = places.get(bubble) ?? {}
      return { x: x - size / 2, y: y - size / 2, width: size, height: size }
    }),
  }
}

const mood = ({ negative, n }: Bubble): 'negative' | 'neutral' | 'positive' =>
  negative === 0 ? 'positive' : negative * 2 > n ? 'negative' : 'neutral'
const keysOf = (bubbles: readonly Bubble[], { says }: ChartLook) =>
  bubbles.length === 0
    ? []
    : (['negative', 'neutral', 'positive'] as const)
        .filter(one => bubbles.some(bubble => mood(bubble) === one))
        .map(one => ({ label: says.moods[one], colour: token(`sentiment-${one}`), mark: 'box' as const }))

const fits = (rounds: readonly Round[], width: number, height: number): boolean =>
  rounds.every(({ x, y, size }) => y + size / 2 <= height && x - size / 2 >= 0 && x + size / 2 <= width)

const roundsAt = (bubbles: readonly Bubble[], width: number, share: number): Round[] => {
  const sorted = bubbles
    .map((bubble, at) => ({ bubble, at, size: bubbleSize(bubble.negative) * share }))
    .toSorted((a, b) => b.size - a.size)
  const lines: (typeof sorted)[] = []
  let x = 0
  for (const one of sorted) {
    const line = lines.at(-1)
    if (!line || (x > 0 && x + one.size > width)) {
      lines.push([one])
      x = 0
    } else line.push(one)
    x += one.size + GAP
  }
  let top = 0
  return lines.flatMap(line => {
    const high = Math.max(...line.map(({ size }) => size))
    let left = (width - line.reduce((sum, { size }) => sum + size, 0) - GAP * (line.length - 1)) / 2
    const placed = line.map(one => {
      const middle = left + one.size / 2
      left += one.size + GAP
      return { ...one, x: middle, y: top + high / 2 }
    })
    top += high + GAP
    return placed
  })
}

const draw = ({ bubble, at, x, y, size }: Round, look: ChartLook): ReactNode => {
  const letters = Math.max(9, Math.min(13, size / 8))
  const lines = linesOf(bubble.text, size * 0.8, letters)
  const high = letters * 1.2
  const first = y - ((lines.length + 1) * high) / 2 + high / 2
  const said = sayNumbers(look.says.negativeOf, look.number(bubble.negative), look.number(bubble.n))
  const foot = widthOf(said, letters - 1) <= size * 0.86 ? said : `${look.number(bubble.negative)} / ${look.number(bubble.n)}`
  return h(
    'g',
    { key: `bubble-${at}` },
    h(Circle, {
      ...ofRow(at),
      cx: px(x),
      cy: px(y),
      r: px(size / 2 - 1.5),
      fill: token('surface-raised'),
      stroke: token(`sentiment-${mood(bubble)}`),
      strokeWidth: 3,
    }),
    lines.map((line, n) => textAt(line, { x, y: first + n * high, anchor: 'middle', bold: true, size: px(letters) }, n)),
    textAt(foot, { x, y: first + lines.length * high, anchor: 'middle', soft: true, size: px(letters - 1) }, 'foot'),
  )
}

/** A name in at most two lines, broken between words. */
const linesOf = (text: string, width: number, letters: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, letters) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const rest = lines.slice(1).join(' ')
  return [lines[0] ?? '', ...(rest ? [rest] : [])].map(line => cut(line, width, letters))
}
