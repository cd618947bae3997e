import { isEmptyChart } from '../../../core/charts/partData.ts'
import { ChartPaper } from '../ChartPaper.tsx'
import type { ChartShape } from './chart.tsx'

/** The same drawing on paper. */
export const PlainPaper = ({ shape: { data, subtitle, height }, width }: { shape: ChartShape; width: number }) => (
  <ChartPaper data={data} subtitle={subtitle} empty={isEmptyChart(data)} width={width} height={height} />
)
