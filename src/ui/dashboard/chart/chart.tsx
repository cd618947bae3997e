import { type ChartData, isEmptyChart } from '../../../core/charts/partData.ts'
import { Chart } from '../../charts/Chart.tsx'
import { DrawnCard } from '../DrawnCard.tsx'
import type { DataShape } from '../dataShape.ts'
import { makePart, type Part, type PartOptions } from '../part.ts'
import { useCardState } from '../useCardState.ts'

export type ChartShape = DataShape<ChartData> & {
  /** Opens what is behind a row, by its place. */
  onPick?: (at: number) => void
}

/** A chart that is given as plain data: bubbles; bars and lines whose numbers come as they are drawn. */
export const chart = <Out,>(options: PartOptions<Out, ChartShape>): Part =>
  makePart(options, {
    screen: () => <ChartScreen options={options} />,
    paper: async () => (await import('./PlainPaper.tsx')).PlainPaper,
    data: ({ data }) => data,
  })

const ChartScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, ChartShape> }) => {
  const state = useCardState()
  const query = from.use()
  const { data, subtitle, height, emptyText, onPick } = of(query.data)
  const picks = onPick && { onPick }
  return (
    <DrawnCard {...{ data, subtitle, height }} {...(emptyText && { emptyText })} {...picks} {...state(query)} empty={isEmptyChart(data)}>
      <Chart data={data} height={height} {...picks} />
    </DrawnCard>
  )
}
