import { ChartPaper } from '../ChartPaper.tsx'
import { type TrendShape, trendData } from './trend.tsx'

/** The same lines on paper. */
export const TrendPaper = <R extends object>({ shape, width }: { shape: TrendShape<R>; width: number }) => (
  <ChartPaper
    data={trendData(shape)}
    subtitle={shape.subtitle}
    empty={shape.empty ?? shape.rows.length === 0}
    width={width}
    height={shape.counts ? 250 : 190}
  />
)
