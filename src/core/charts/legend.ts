import { createElement as h, type ReactNode } from 'react'
import { seriesColour, token } from '../colours.ts'
import { type ChartLook, cut, px, textAt, widthOf } from './chartLook.ts'
import { type ChartRow, type ChartSeries, isFew } from './partData.ts'

/** The colour of a series by its place. */
export const colourOf = ({ colour, quiet }: ChartSeries, at: number): string => colour ?? (quiet ? token('chart-quiet') : seriesColour(at))
const dashes = ['', '7 4', '2 3', '9 3 2 3', '4 4', '12 4', '1 5'] as const
/** The dashes of a series' line: what its colour says, said again. */
export const dashOf = ({ quiet }: ChartSeries, at: number): string => (quiet ? '3 3' : (dashes[at % dashes.length] ?? ''))

type Mark = 'line' | 'box' | 'outline' | 'point'
export type LegendKey = { label: string; colour: string; mark: Mark; dash?: string; thin?: boolean }

/** What the marks of single rows say: few answers, a period that is not over. */
export const keysOfRows = (rows: readonly ChartRow[], { says }: ChartLook, mark: Mark): LegendKey[] => [
  ...(rows.some(({ n }) => isFew(n))
    ? [{ label: says.few, colour: token('chart-quiet'), mark: mark === 'line' ? ('point' as const) : mark }]
    : []),
  ...(rows.some(({ running }) => running)
    ? [{ label: says.running, colour: token('chart-axis'), mark: 'outline' as const, dash: '3 2' }]
    : []),
]

const [LINE, GAP] = [18, 14]
const signs: Readonly<Record<Mark, number>> = { line: 22, box: 10, outline: 10, point: 10 }

/** What the number axis counts, and the keys of colours and marks, in as many lines as they need. One series needs no key. */
export const composeLegend = (axis: string, keys: readonly LegendKey[], { width }: ChartLook): { nodes: ReactNode[]; height: number } => {
  const nodes: ReactNode[] = []
  let [x, y] = [0, LINE / 2]
  const place = (wide: number): void => {
    if (x > 0 && x + wide > width) [x, y] = [0, y + LINE]
  }
  if (axis) {
    const text = cut(axis, width)
    nodes.push(textAt(text, { x, y, soft: true }, 'axis'))
    x += widthOf(text) + GAP
  }
  for (const [at, key] of keys.entries()) {
    const sign = signs[key.mark] + 6
    const text = cut(key.label, width - sign)
    const wide = sign + widthOf(text)
    place(wide)
    nodes.push(h('g', { key: `key-${at}` }, signOf(key, x, y), textAt(text, { x: x + sign, y })))
    x += wide + GAP
  }
  return { nodes, height: nodes.length > 0 ? y + LINE / 2 + 6 : 0 }
}

const signOf = ({ mark, colour, dash, thin }: LegendKey, x: number, y: number): ReactNode => {
  const [left, middle] = [px(x), px(y)]
  if (mark === 'line')
    return h('line', {
      x1: left,
      y1: middle,
      x2: px(x + signs.line),
      y2: middle,
      stroke: colour,
      strokeWidth: thin ? 1.5 : 2.5,
      ...(dash && { strokeDasharray: dash }),
    })
  if (mark === 'point')
    return h('circle', { cx: px(x + 5), cy: middle, r: 3.5, fill: token('surface-raised'), stroke: colour, strokeWidth: 2 })
  const box = { x: px(x), y: px(y - 5), width: 10, height: 10, rx: 2 }
  return mark === 'box' ? h('rect', { ...box, fill: colour }) : h('rect', { ...box, fill: 'none', stroke: colour, strokeDasharray: dash })
}
