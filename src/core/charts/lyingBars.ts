import { Bar } from '@visx/shape'
import { createElement as h, type ReactNode } from 'react'
import { numbersBelow, type Plot } from './axes.ts'
import { fillOf, numbersOf, piecesOf, reachOf } from './barPieces.ts'
import { type ChartLook, type Composed, cut, ofRow, px, textAt, widthOf } from './chartLook.ts'
import { colourOf, composeLegend, keysOfRows } from './legend.ts'
import { numberScale } from './numberScale.ts'
import type { BarsData, ChartRow } from './partData.ts'
import { sayNumbers } from './says.ts'

/** Below this width names stand above their bars. */
const NARROW = 440
const BELOW = 22

/** Bars that lie, a row each: its name before or above them, its numbers behind. What has no room is counted at the foot. */
export const composeLyingBars = (data: BarsData, look: ChartLook): Composed => {
  const { series, stacked, end } = data
  const keys = series.length > 1 ? series.map((one, at) => ({ label: one.label, colour: colourOf(one, at), mark: 'box' as const })) : []
  const legend = composeLegend(data.axis, [...keys, ...keysOfRows(data.rows, look, 'box')], look)
  const above = look.width < NARROW
  const beside = stacked ? 1 : Math.max(1, series.length)
  const least = (above ? 20 : 6) + Math.max(16, beside * 10)
  const room = look.height - legend.height - BELOW
  const fits = Math.max(1, Math.floor(room / least))
  const rows = data.rows.length > fits ? data.rows.slice(0, Math.max(1, Math.floor((room - 18) / least))) : data.rows
  const rest = data.rows.length - rows.length
  const plot: Plot = {
    left: above ? 6 : Math.min(look.width * 0.38, Math.max(24, ...rows.map(({ text }) => widthOf(text))) + 12),
    right: look.width - Math.min(look.width * 0.4, Math.max(10, ...rows.map(row => widthOf(numbersOf(row, look)))) + 10),
    top: legend.height,
    bottom: look.height - BELOW - (rest > 0 ? 18 : 0),
  }
  const numbers = numberScale(reachOf({ ...data, rows }), { end, range: [plot.left, plot.right], ticks: look.width < NARROW ? 3 : 5 })
  const high = (plot.bottom - plot.top) / Math.max(1, rows.length)
  const spots = rows.map((_, at) => ({ x: 0, y: plot.top + at * high, width: look.width, height: high }))
  return {
    nodes: [
      ...legend.nodes,
      ...numbersBelow(numbers, plot, look),
      ...rows.map((row, at) =>
        lying({ row, at, data, top: plot.top + at * high, high, above, left: plot.left, scale: numbers.scale, look }),
      ),
      rest > 0 && textAt(sayNumbers(look.says.more, look.number(rest)), { x: plot.left, y: plot.bottom + BELOW + 8, soft: true }, 'rest'),
    ],
    spots,
  }
}

type Lying = {
  row: ChartRow
  at: number
  data: BarsData
  top: number
  high: number
  above: boolean
  left: number
  scale: (value: number) => number
  look: ChartLook
}

const lying = ({ row, at, data: { series, stacked }, top, high, above, left, scale, look }: Lying): ReactNode => {
  const beside = stacked ? 1 : Math.max(1, series.length)
  const name = above ? 18 : 0
  const thick = Math.max(3, Math.min(beside === 1 ? 26 : 18, (high - name - 5) / beside))
  const first = above ? top + name : top + (high - thick * beside) / 2
  const middle = first + (thick * beside) / 2
  const pieces = piecesOf(row, stacked)
  const far = scale(Math.max(0, ...pieces.map(({ to }) => to)))
  return h(
    'g',
    { key: `row-${at}` },
    textAt(
      cut(row.text, above ? look.width : left - 10),
      above ? { x: left, y: top + 10 } : { x: left - 8, y: middle, anchor: 'end' },
      'name',
    ),
    pieces.map(({ series: one, from, to }) => {
      const [x0, x1] = [scale(from), scale(to)]
      return h(Bar, {
        key: one,
        ...ofRow(at),
        x: px(Math.min(x0, x1)),
        y: px(first + (stacked ? 0 : one * thick) + 0.5),
        width: px(Math.max(to === from ? 0 : 1, Math.abs(x1 - x0))),
        height: px(Math.max(1, thick - 1)),
        rx: stacked ? 0 : 2,
        ...fillOf(row, colourOf(series[one] ?? { label: '' }, one)),
      })
    }),
    textAt(numbersOf(row, look), { x: far + 6, y: middle }, 'said'),
  )
}
