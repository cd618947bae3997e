import type { TrendData } from '../../../core/charts/partData.ts'
import { Chart } from '../../charts/Chart.tsx'
import { amountOf, type ChartRows, plotted, type Series } from '../../charts/chartData.ts'
import type { ChartColumn } from '../../kit/ChartCard.tsx'
import { DrawnCard } from '../DrawnCard.tsx'
import { columnsTable, makePart, type Part, type PartOptions, type RowsOptions, withRows } from '../part.ts'
import { useCardState } from '../useCardState.ts'

/** The rows are the steps, the oldest first. */
export type TrendShape<R extends object> = Omit<ChartRows<R>, 'series' | 'colourOf'> & {
  /** States what the lines show: "The average score rose by 0.2". */
  title: string
  subtitle?: string | undefined
  /** What a click on a point does: said after the subtitle on the screen, not on paper. */
  hint?: string
  /** What a row is; default the heading of its column. */
  head?: string
  /** The columns of its table and file; default the step, each line and what stands behind it. */
  columns?: readonly ChartColumn<R>[]
  lines: readonly Series<R>[]
  yLabel: string
  yMax?: number
  /** The number axis starts at 0 unless this is false. */
  zero?: false
  /** In px, with legend and axes. */
  height: number
  /** How much stands behind each point, as bars below the lines. */
  counts?: { field: keyof R & string; label: string; axis: string }
  /** What is in order, from low to high, behind the lines. */
  band?: { label: string; endsOf: (row: R) => readonly [low: number, high: number] | null }
  /** Default: where there are no rows. */
  empty?: boolean
  emptyText?: string
  /** What a point narrows, by its place among the rows. */
  onPick?: (at: number) => void
  /** Level of the title; default 2. */
  level?: 2 | 3
}

/** Numbers over time. */
export const trend = <Out, R extends object>(given: RowsOptions<Out, R, TrendShape<R>>): Part => {
  const options = withRows(given)
  return makePart(options, {
    screen: () => <TrendScreen options={options} />,
    paper: async () => (await import('./TrendPaper.tsx')).TrendPaper<R>,
    data: trendData,
  })
}

/** What the lines show. */
export const trendData = <R extends object>({ lines, ...shape }: TrendShape<R>): TrendData => {
  const { title, head, columns, rows, x, yLabel, yMax, zero, counts, band } = shape
  return {
    is: 'trend',
    title,
    head: head ?? columns?.find(({ field }) => field === x)?.header ?? '',
    ...plotted({ ...shape, series: lines }),
    axis: yLabel,
    end: yMax,
    zero,
    ...(counts && { counts: { label: counts.label, axis: counts.axis, values: rows.map(row => amountOf(row[counts.field])) } }),
    ...(band && { band: { label: band.label, ends: rows.map(band.endsOf) } }),
    ...(columns && { table: columnsTable(columns, rows) }),
  }
}

const TrendScreen = <Out, R extends object>({ options: { from, of } }: { options: PartOptions<Out, TrendShape<R>> }) => {
  const state = useCardState()
  const query = from.use()
  const shape = of(query.data)
  const { subtitle, hint, rows, columns, height, empty = rows.length === 0, emptyText, level, onPick } = shape
  const data = trendData(shape)
  const picks = onPick && { onPick }
  return (
    <DrawnCard
      data={data}
      {...{ subtitle, hint, rows, columns, height, empty }}
      {...(emptyText && { emptyText })}
      {...(level && { level })}
      {...picks}
      {...state(query)}
    >
      <Chart data={data} height={height} {...picks} />
    </DrawnCard>
  )
}
