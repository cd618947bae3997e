import { useMediaQuery } from '@mantine/hooks'
import { BarChart } from '../../charts/BarChart.tsx'
import type { Series } from '../../charts/chartData.ts'
import { LineChart } from '../../charts/LineChart.tsx'
import { ChartCard, type ChartColumn } from '../../kit/ChartCard.tsx'
import { chartTable, makePart, type Part, type PartOptions, type RowsOptions, withRows } from '../part.ts'
import { useCardState } from '../useCardState.ts'

export type TrendShape<R extends object> = {
  /** States what the lines show: "The average score rose by 0.2". */
  title: string
  subtitle?: string | undefined
  /** The steps, the oldest first. */
  rows: readonly R[]
  x: keyof R & string
  shownX: (row: R) => string
  columns: readonly ChartColumn<R>[]
  lines: readonly Series<R>[]
  yLabel: string
  yMax?: number
  height: number
  /** How much stands behind each point, as bars below the lines. */
  bars?: { series: readonly Series<R>[]; yLabel: string; height: number }
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
    table: chartTable,
  })
}

const TrendScreen = <Out, R extends object>({ options: { from, of } }: { options: PartOptions<Out, TrendShape<R>> }) => {
  const state = useCardState()
  const query = from.use()
  const { rows, x, shownX, lines, yLabel, yMax, height, bars, onPick, title, subtitle, columns, empty, emptyText, level } = of(query.data)
  // The line learns its point from hovering: without that, a tap would choose the first. The bars below take taps.
  const hovers = useMediaQuery('(hover: hover)') ?? false
  const pick = onPick && ((row: R) => onPick(rows.findIndex(one => one[x] === row[x])))
  const shared = { rows, x, shownX }
  return (
    <ChartCard
      title={title}
      {...(subtitle && { subtitle })}
      rows={rows}
      columns={columns}
      {...(pick && { onPick: pick })}
      {...(empty !== undefined && { empty })}
      {...(emptyText && { emptyText })}
      {...(level && { level })}
      {...state(query)}
      height={height + (bars?.height ?? 0)}
    >
      <LineChart
        {...shared}
        series={lines}
        yLabel={yLabel}
        {...(yMax !== undefined && { yMax })}
        height={height}
        {...(pick && hovers && { onPick: pick })}
      />
      {bars && <BarChart {...shared} series={bars.series} yLabel={bars.yLabel} height={bars.height} {...(pick && { onPick: pick })} />}
    </ChartCard>
  )
}
