import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand } from '@visx/scale'
import { Line } from '@visx/shape'
import { createElement as h, type ReactNode } from 'react'
import { token } from '../colours.ts'
import { type ChartLook, cut, px, textAt, widthOf } from './chartLook.ts'
import type { ChartRow } from './partData.ts'

/** The part of a drawing between its axes, in px. */
export type Plot = { left: number; right: number; top: number; bottom: number }
type NumberAxis = {
  scale: { (value: number): number | undefined; domain: () => number[] } & Parameters<typeof AxisLeft>[0]['scale']
  ticks: readonly number[]
}

/** How wide the numbers of an axis stand. */
export const roomFor = (ticks: readonly number[], look: ChartLook): number =>
  Math.max(20, ...ticks.map(tick => widthOf(look.number(tick)))) + 8

/** Numbers at the left with a line each across the plot; that of zero is darker. */
export const numbersAtLeft = ({ scale, ticks }: NumberAxis, plot: Plot, look: ChartLook): ReactNode[] => [
  ...ticks.map(tick => gridLine(tick, { x1: plot.left, x2: plot.right, y1: scale(tick) ?? 0, y2: scale(tick) ?? 0 })),
  h(AxisLeft, {
    key: 'numbers',
    scale,
    left: plot.left,
    tickValues: [...ticks],
    hideAxisLine: true,
    hideTicks: true,
    tickComponent: ({ y, formattedValue = '' }) => textAt(formattedValue, { x: -8, y, anchor: 'end', soft: true }),
    tickFormat: value => look.number(Number(value)),
  }),
]

/** Numbers below with a line each up the plot: of bars that lie. */
export const numbersBelow = ({ scale, ticks }: NumberAxis, plot: Plot, look: ChartLook): ReactNode[] => [
  ...ticks.map(tick => gridLine(tick, { x1: scale(tick) ?? 0, x2: scale(tick) ?? 0, y1: plot.top, y2: plot.bottom })),
  h(AxisBottom, {
    key: 'numbers',
    scale,
    top: plot.bottom,
    tickValues: [...ticks],
    hideAxisLine: true,
    hideTicks: true,
    tickComponent: ({ x, formattedValue = '' }) => textAt(formattedValue, { x, y: 12, anchor: 'middle', soft: true }),
    tickFormat: value => look.number(Number(value)),
  }),
]

const gridLine = (tick: number, { x1, x2, y1, y2 }: { x1: number; x2: number; y1: number; y2: number }): ReactNode =>
  h(Line, {
    key: `grid-${tick}`,
    from: { x: px(x1), y: px(y1) },
    to: { x: px(x2), y: px(y2) },
    stroke: token(tick === 0 ? 'line-strong' : 'chart-grid'),
  })

/** A place for each row between left and right. */
export const bandsOf = (rows: readonly unknown[], { left, right }: Plot, padding: number) =>
  scaleBand<number>({ domain: rows.map((_, at) => at), range: [left, right], padding })

/** The names of the rows below the plot: as many as stand beside each other, in equal steps. */
export const namesBelow = (rows: readonly ChartRow[], bands: ReturnType<typeof bandsOf>, plot: Plot): ReactNode => {
  const step = bands.step()
  const widest = Math.min(120, Math.max(...rows.map(({ text }) => widthOf(text)), 1))
  const every = Math.max(1, Math.ceil((widest + 12) / Math.max(step, 0.001)))
  return h(AxisBottom, {
    key: 'names',
    scale: bands,
    top: plot.bottom,
    tickValues: rows.flatMap((_, at) => (at % every === 0 ? [at] : [])),
    hideTicks: true,
    stroke: token('line-strong'),
    tickComponent: ({ x, formattedValue = '' }) => {
      const text = cut(formattedValue, Math.max(step * every - 4, 24))
      const half = widthOf(text) / 2
      const inside = Math.max(half, Math.min(plot.right + 24 - half, x))
      return textAt(text, { x: inside, y: 14, anchor: 'middle', soft: true })
    },
    tickFormat: at => rows[Number(at)]?.text ?? '',
  })
}
