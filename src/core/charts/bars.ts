import { Bar } from '@visx/shape'
import { createElement as h, type ReactNode } from 'react'
import { bandsOf, namesBelow, numbersAtLeft, type Plot, roomFor } from './axes.ts'
import { fillOf, numbersOf, piecesOf, reachOf } from './barPieces.ts'
import { type ChartLook, type Composed, ofRow, px, textAt, widthOf } from './chartLook.ts'
import { colourOf, composeLegend, keysOfRows } from './legend.ts'
import { composeLyingBars } from './lyingBars.ts'
import { numberScale } from './numberScale.ts'
import type { BarsData, ChartRow } from './partData.ts'

/** Amounts by name, standing or lying. Bars start at zero; what stands below it goes down. */
export const composeBars = (data: BarsData, look: ChartLook): Composed =>
  data.layout === 'rows' ? composeLyingBars(data, look) : composeColumns(data, look)

const composeColumns = (data: BarsData, look: ChartLook): Composed => {
  const { rows, series, end } = data
  const keys = series.length > 1 ? series.map((one, at) => ({ label: one.label, colour: colourOf(one, at), mark: 'box' as const })) : []
  const legend = composeLegend(data.axis, [...keys, ...keysOfRows(rows, look, 'box')], look)
  const below = data.rowAxis ? 40 : 24
  const top = legend.height + 16
  const numbers = numberScale(reachOf(data), { end, range: [look.height - below, top] })
  const plot: Plot = { left: roomFor(numbers.ticks, look), right: look.width, top, bottom: look.height - below }
  const bands = bandsOf(rows, plot, 0.22)
  const thin = bands.bandwidth() < 1.5
  return {
    nodes: [
      ...legend.nodes,
      ...numbersAtLeft(numbers, plot, look),
      ...(thin
        ? [needles(data, bands, numbers.scale)]
        : rows.map((row, at) => column({ row, at, data, bands, scale: numbers.scale, look }))),
      namesBelow(rows, bands, plot),
      data.rowAxis && textAt(data.rowAxis, { x: (plot.left + plot.right) / 2, y: look.height - 8, anchor: 'middle', soft: true }, 'rows'),
    ],
    spots: rows.map((_, at) => ({ x: plot.left + at * bands.step(), y: top, width: bands.step(), height: plot.bottom - top })),
  }
}

type Scale = (value: number) => number
type ColumnOf = { row: ChartRow; at: number; data: BarsData; bands: ReturnType<typeof bandsOf>; scale: Scale; look: ChartLook }

const column = ({ row, at, data: { series, stacked }, bands, scale, look }: ColumnOf): ReactNode => {
  const [whole, left] = [bands.bandwidth(), bands(at) ?? 0]
  const beside = stacked ? 1 : Math.max(1, series.length)
  const wide = Math.min(44, whole / beside)
  const first = left + (whole - wide * beside) / 2
  const bars = piecesOf(row, stacked).map(({ series: one, from, to }) => {
    const [y0, y1] = [scale(from), scale(to)]
    return h(Bar, {
      key: one,
      ...ofRow(at),
      x: px(first + (stacked ? 0 : one * wide) + 0.5),
      y: px(Math.min(y0, y1)),
      width: px(Math.max(1, wide - 1)),
      height: px(Math.max(to === from ? 0 : 1, Math.abs(y1 - y0))),
      rx: stacked ? 0 : 2,
      ...fillOf(row, colourOf(series[one] ?? { label: '' }, one)),
    })
  })
  return h('g', { key: `row-${at}` }, bars, saidAbove(row, { stacked, wide: whole, middle: left + whole / 2, scale, look }))
}

// A number that has no room is in the table, and told by the pointer.
const saidAbove = (
  row: ChartRow,
  { stacked, wide, middle, scale, look }: { stacked: boolean; wide: number; middle: number; scale: Scale; look: ChartLook },
) => {
  const said = numbersOf({ ...row, n: null }, look)
  if (widthOf(said) > wide * 1.25) return null
  const tops = [0, ...piecesOf(row, stacked).map(({ to }) => to)]
  return textAt(said, { x: middle, y: scale(Math.max(...tops)) - 9, anchor: 'middle' }, 'said')
}

// More bars than px: their tips alone, as one path.
const needles = ({ rows, stacked, series }: BarsData, bands: ReturnType<typeof bandsOf>, scale: Scale): ReactNode => {
  const tips = new Map<number, [low: number, high: number]>()
  for (const [at, row] of rows.entries()) {
    const x = Math.round(bands(at) ?? 0)
    const [low, high] = tips.get(x) ?? [0, 0]
    const ends = piecesOf(row, stacked).map(({ to }) => to)
    tips.set(x, [Math.min(low, ...ends), Math.max(high, ...ends)])
  }
  const d = [...tips].map(([x, [low, high]]) => `M${x},${px(scale(low))}V${px(scale(high))}`).join('')
  return h('path', { key: 'needles', d, stroke: colourOf(series[0] ?? { label: '' }, 0) })
}
