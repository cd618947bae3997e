import { ChartPaper } from '../ChartPaper.tsx'
import { type BarsShape, barsData, drawnBars } from './bars.tsx'

const [NARROW, WIDE] = [38, 26]

/** The same bars on paper, as high as their rows need. */
export const BarsPaper = <R extends object>({ shape, width }: { shape: BarsShape<R>; width: number }) => {
  const data = drawnBars(barsData(shape))
  const beside = data.stacked ? 1 : Math.max(1, data.series.length)
  const height = data.layout === 'rows' ? 56 + data.rows.length * ((width < 440 ? NARROW : WIDE) + (beside - 1) * 10) : 200
  return <ChartPaper data={data} subtitle={shape.subtitle} empty={data.rows.length === 0} width={width} height={height} />
}
