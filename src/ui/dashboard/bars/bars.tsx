import type { BarsData } from '../../../core/charts/partData.ts'
import { Chart } from '../../charts/Chart.tsx'
import { type ChartRows, plotted } from '../../charts/chartData.ts'
import type { ChartColumn } from '../../kit/ChartCard.tsx'
import { DrawnCard } from '../DrawnCard.tsx'
import { columnsTable, makePart, type Part, type PartOptions, type RowsOptions, withRows } from '../part.ts'
import { useCardState } from '../useCardState.ts'

export type BarsShape<R extends object> = ChartRows<R> & {
  title: string
  subtitle?: string
  /** What a click on a row does: said after the subtitle on the screen, not on paper. */
  hint?: string
  /** What a row is; default the heading of its column. */
  head?: string
  /** The columns of its table and file; default the name and each series. */
  columns?: readonly ChartColumn<R>[]
  /** Bars lie (default), or stand: for a few short names in their order. */
  layout?: 'rows' | 'columns'
  /** The series of a row stand on each other; else beside each other. */
  stacked?: true
  yLabel: string
  /** What the rows are, below standing bars. */
  xLabel?: string
  /** Fixed end of the number axis: 5 for stars, 100 for percent. */
  yMax?: number
  /** In px, with legend and axes. */
  height: number
  emptyText?: string
  onPick?: (row: R) => void
}

/** More bars than these cannot be read; the table view has them all. */
const mostBars = 12

/** Amounts by name: plain, stacked or paired bars. */
export const bars = <Out, R extends object>(given: RowsOptions<Out, R, BarsShape<R>>): Part => {
  const options = withRows(given)
  return makePart(options, {
    screen: () => <BarsScreen options={options} />,
    paper: async () => (await import('./BarsPaper.tsx')).BarsPaper<R>,
    data: barsData,
  })
}

/** What the bars show. */
export const barsData = <R extends object>(shape: BarsShape<R>): BarsData => {
  const { title, head, columns, layout = 'rows', stacked = false, yLabel, xLabel, yMax, rows, x } = shape
  return {
    is: 'bars',
    title,
    head: head ?? columns?.find(({ field }) => field === x)?.header ?? '',
    ...plotted(shape),
    axis: yLabel,
    rowAxis: xLabel,
    end: yMax,
    layout,
    stacked,
    ...(columns && { table: columnsTable(columns, rows) }),
  }
}

/** Those of them that can be drawn: lying, some with the most names. */
export const drawnBars = (data: BarsData): BarsData => (data.layout === 'rows' ? { ...data, rows: data.rows.slice(0, mostBars) } : data)

const BarsScreen = <Out, R extends object>({ options: { from, of } }: { options: PartOptions<Out, BarsShape<R>> }) => {
  const state = useCardState()
  const query = from.use()
  const shape = of(query.data)
  const { subtitle, hint, rows, columns, height, emptyText, onPick } = shape
  const data = barsData(shape)
  const pick = (at: number) => {
    const row = rows[at]
    if (row) onPick?.(row)
  }
  const picks = onPick && { onPick: pick }
  return (
    <DrawnCard
      data={data}
      {...{ subtitle, hint, rows, columns, height }}
      {...(emptyText && { emptyText })}
      {...picks}
      {...state(query)}
      empty={rows.length === 0}
    >
      <Chart data={drawnBars(data)} height={height} {...picks} />
    </DrawnCard>
  )
}
