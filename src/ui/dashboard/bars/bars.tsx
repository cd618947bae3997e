import { BarChart } from '../../charts/BarChart.tsx'
import type { Series } from '../../charts/chartData.ts'
import { ChartCard, type ChartColumn } from '../../kit/ChartCard.tsx'
import { chartTable, makePart, type Part, type PartOptions, type RowsOptions, withRows } from '../part.ts'
import { useCardState } from '../useCardState.ts'

export type BarsShape<R extends object> = {
  title: string
  subtitle: string
  /** The largest first; the table view has them all. */
  rows: readonly R[]
  x: keyof R & string
  columns: readonly ChartColumn<R>[]
  series: readonly Series<R>[]
  /** The series of a row stand on each other. */
  stacked?: true
  yLabel: string
  yMax?: number
  /** Height of the card, and that of its bars. */
  height: number
  barsHeight?: number
  emptyText?: string
  onPick?: (row: R) => void
  /** What stands beside a row on paper, and the length of its whole bar. */
  paper?: { note: (row: R) => string; whole: (row: R) => number }
}

/** More bars than these cannot be read. */
const mostBars = 12

/** Amounts by name, as lying bars. */
export const bars = <Out, R extends object>(given: RowsOptions<Out, R, BarsShape<R>>): Part => {
  const options = withRows(given)
  return makePart(options, {
    screen: () => <BarsScreen options={options} />,
    paper: async () => (await import('./BarsPaper.tsx')).BarsPaper<R>,
    table: chartTable,
  })
}

const BarsScreen = <Out, R extends object>({ options: { from, of } }: { options: PartOptions<Out, BarsShape<R>> }) => {
  const state = useCardState()
  const query = from.use()
  const { title, subtitle, rows, x, columns, series, stacked = false, yLabel, yMax, height, barsHeight, emptyText, onPick } = of(query.data)
  return (
    <ChartCard
      title={title}
      subtitle={subtitle}
      rows={rows}
      columns={columns}
      {...(onPick && { onPick })}
      {...(emptyText && { emptyText })}
      {...state(query)}
      height={height}
    >
      <BarChart
        rows={rows.slice(0, mostBars)}
        x={x}
        series={series}
        layout="rows"
        stacked={stacked}
        yLabel={yLabel}
        {...(yMax !== undefined && { yMax })}
        height={barsHeight ?? height}
        {...(onPick && { onPick })}
      />
    </ChartCard>
  )
}
