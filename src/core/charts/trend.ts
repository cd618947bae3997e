import { Area, Bar, LinePath } from '@visx/shape'
import { createElement as h, type ReactNode } from 'react'
import { token } from '../colours.ts'
import { bandsOf, namesBelow, numbersAtLeft, type Plot, roomFor } from './axes.ts'
import { type ChartLook, type Composed, ofRow, px, textAt, widthOf } from './chartLook.ts'
import { colourOf, composeLegend, dashOf, keysOfRows, type LegendKey } from './legend.ts'
import { numberScale } from './numberScale.ts'
import { type ChartSeries, isFew, type TrendData } from './partData.ts'
import { type Point, thinOut } from './thinOut.ts'

const NAMES = 24
/** More points than these stand without dots. */
const mostDots = 31

/** Numbers over time: a line a series, over what is in order, and how much stands behind each point as bars below. */
export const composeTrend = (data: TrendData, look: ChartLook): Composed => {
  const { rows, series, counts } = data
  const legend = composeLegend(data.axis, keysOf(data, look), look)
  const foot = counts ? Math.max(48, Math.round(look.height * 0.26)) : 0
  const bottom = look.height - NAMES - foot
  const numbers = numberScale(numbersIn(data), { end: data.end, zero: data.zero, range: [bottom, legend.height + 8] })
  const below = numberScale(counts?.values ?? [], { range: [look.height - NAMES, bottom + 30], ticks: 2 })
  const left = Math.max(roomFor(numbers.ticks, look), counts ? roomFor(below.ticks, look) : 0)
  const plot: Plot = { left, right: look.width - endRoom(data, look), top: legend.height + 8, bottom }
  const bands = bandsOf(rows, plot, 0.22)
  const xOf = (at: number): number => px((bands(at) ?? plot.left) + bands.bandwidth() / 2)
  const tools = { data, look, plot, xOf, yOf: (value: number) => px(numbers.scale(value)) }
  const lowest = { ...plot, top: bottom + 30, bottom: look.height - NAMES }
  return {
    nodes: [
      ...legend.nodes,
      bandArea(tools),
      ...numbersAtLeft(numbers, plot, look),
      ...backToFront(series).map(one => line(one, tools)),
      ...endTexts(tools),
      counts && h('g', { key: 'counts' }, numbersAtLeft(below, lowest, look), countBars({ ...tools, bands, scale: below.scale })),
      counts && textAt(counts.axis, { x: 0, y: bottom + 16, soft: true }, 'counts-axis'),
      namesBelow(rows, bands, lowest.bottom > bottom && counts ? lowest : plot),
    ],
    spots: rows.map((_, at) => ({
      x: plot.left + at * bands.step(),
      y: plot.top,
      width: bands.step(),
      height: look.height - NAMES - plot.top,
    })),
  }
}

type Tools = { data: TrendData; look: ChartLook; plot: Plot; xOf: (at: number) => number; yOf: (value: number) => number }
type Placed = ChartSeries & { at: number }

const keysOf = ({ series, rows, band }: TrendData, look: ChartLook): LegendKey[] => [
  ...(series.length > 1 || band
    ? series.map((one, at) => ({
        label: one.label,
        colour: colourOf(one, at),
        mark: 'line' as const,
        dash: dashOf(one, at),
        thin: one.quiet === true,
      }))
    : []),
  ...(band ? [{ label: band.label, colour: token('line-brand'), mark: 'box' as const }] : []),
  ...keysOfRows(rows, look, 'line'),
]

function* numbersIn({ rows, band }: TrendData): Generator<number | null> {
  for (const { values } of rows) yield* values
  for (const ends of band?.ends ?? []) if (ends) yield* ends
}

// What the others are compared with lies behind them.
const backToFront = (series: readonly ChartSeries[]): Placed[] =>
  series.map((one, at) => ({ ...one, at })).toSorted((a, b) => Number(b.quiet ?? false) - Number(a.quiet ?? false))

const pointsOf = ({ data: { rows }, xOf, yOf }: Tools, series: number): Point[] =>
  rows.map(({ values }, at) => {
    const value = values[series] ?? null
    return { at, x: xOf(at), y: value === null ? null : yOf(value) }
  })

const line = (one: Placed, tools: Tools): ReactNode => {
  const { rows } = tools.data
  const colour = colourOf(one, one.at)
  const points = pointsOf(tools, one.at)
  const open = rows.findIndex(({ running }) => running)
  const drawn = (some: readonly Point[], dash: string) =>
    h(LinePath<Point>, {
      key: dash,
      data: thinOut(some, tools.plot.right - tools.plot.left),
      defined: ({ y }) => y !== null,
      x: ({ x }) => x,
      y: ({ y }) => y ?? 0,
      stroke: colour,
      strokeWidth: one.quiet ? 1.5 : 2.25,
      strokeLinejoin: 'round',
      ...(dash && { strokeDasharray: dash }),
    })
  return h('g', { key: `line-${one.at}`, 'data-series': one.at }, [
    drawn(open > 0 ? points.slice(0, open) : points, dashOf(one, one.at)),
    open > 0 && drawn(points.slice(open - 1), '3 4'),
    ...dotsOf(points, tools, colour, one.quiet === true),
  ])
}

// A point between two gaps has no line: it is seen by its dot.
const dotsOf = (points: readonly Point[], { data: { rows } }: Tools, colour: string, quiet: boolean): ReactNode[] =>
  points.flatMap(({ at, x, y }) => {
    const row = rows[at]
    const alone = (points[at - 1]?.y ?? null) === null && (points[at + 1]?.y ?? null) === null
    if (y === null || !row || !(alone || (!quiet && points.length <= mostDots))) return []
    const few = isFew(row.n) && !quiet
    const hollow = few || row.running
    return [
      h('circle', {
        key: `dot-${at}`,
        ...ofRow(at),
        cx: x,
        cy: y,
        r: few ? 3.5 : 2.75,
        fill: hollow ? token('surface-raised') : colour,
        stroke: few ? token('chart-quiet') : colour,
        strokeWidth: hollow ? 2 : 0,
      }),
    ]
  })

const lastOf = ({ rows }: TrendData, series: number): { at: number; value: number } | null => {
  const at = rows.findLastIndex(({ values }) => (values[series] ?? null) !== null)
  const value = rows[at]?.values[series] ?? null
  return value === null ? null : { at, value }
}

// The last number of each line stands beside it.
const endRoom = (data: TrendData, look: ChartLook): number =>
  Math.max(16, ...data.series.map((one, at) => (one.quiet ? 0 : widthOf(look.number(lastOf(data, at)?.value ?? 0)) + 10)))

const endTexts = ({ data, look, xOf, yOf, plot }: Tools): ReactNode[] => {
  const ends = data.series.flatMap((one, at) => {
    const last = one.quiet ? null : lastOf(data, at)
    return last ? [{ series: at, x: xOf(last.at) + 7, y: yOf(last.value), text: look.number(last.value) }] : []
  })
  let lowest = plot.top - 12
  return ends
    .toSorted((a, b) => a.y - b.y)
    .map(({ series, x, y, text }) => {
      lowest = Math.max(y, lowest + 13)
      return textAt(text, { x, y: lowest, bold: true }, `end-${series}`)
    })
}

const bandArea = ({ data: { band }, plot, xOf, yOf }: Tools): ReactNode => {
  if (!band) return null
  const ends = band.ends.map((one, at) => ({ x: xOf(at), low: one && yOf(one[0]), high: one && yOf(one[1]) }))
  return h(Area<(typeof ends)[number]>, {
    key: 'band',
    data:
      band.ends.length > (plot.right - plot.left) * 2
        ? ends.filter((_, at) => at % Math.ceil(ends.length / (plot.right - plot.left)) === 0)
        : ends,
    defined: ({ low }) => low !== null,
    x: ({ x }) => x,
    y0: ({ low }) => low ?? 0,
    y1: ({ high }) => high ?? 0,
    fill: token('line-brand'),
    fillOpacity: 0.55,
  })
}

type CountTools = Tools & { bands: ReturnType<typeof bandsOf>; scale: (value: number) => number }
const countBars = ({ data: { counts, rows }, bands, scale, xOf, look }: CountTools): ReactNode => {
  const wide = Math.max(1, Math.min(44, bands.bandwidth()))
  const tallest = new Map<number, { at: number; value: number }>()
  for (const [at, value] of (counts?.values ?? []).entries()) {
    const place = wide > 1 ? at : Math.round(xOf(at))
    if (value !== null && value > (tallest.get(place)?.value ?? 0)) tallest.set(place, { at, value })
  }
  return [...tallest.values()].flatMap(({ at, value }) => {
    const said = look.number(value)
    const bar = h(Bar, {
      key: at,
      ...ofRow(at),
      x: px(xOf(at) - wide / 2),
      y: px(scale(value)),
      width: px(wide),
      height: px(scale(0) - scale(value)),
      fill: token('line-strong'),
      ...(rows[at]?.running && { fillOpacity: 0.4, stroke: token('chart-axis'), strokeDasharray: '3 2' }),
    })
    const fits = widthOf(said, 11) <= bands.step() - 4
    return fits ? [bar, textAt(said, { x: xOf(at), y: scale(value) - 7, anchor: 'middle', soft: true, size: 11 }, `said-${at}`)] : [bar]
  })
}
