import { lazy } from 'react'
import type { ChartProps } from './chartData.ts'
import { InTurn } from './InTurn.tsx'
import { usePicture } from './picture.ts'

const LinePicture = lazy(() => import('./LinePicture.tsx').then(module => ({ default: module.LinePicture })))

export type LineChartProps<R extends object> = ChartProps<R> & {
  /** The number axis starts at 0 unless this is false. */
  zero?: boolean
}

/** Numbers over time, a line a series. Put it in a `ChartCard`, which titles it and has its table view. */
export const LineChart = <R extends object>({ zero = true, ...props }: LineChartProps<R>) => {
  const picture = usePicture(props)
  return (
    <InTurn height={picture.height}>
      <LinePicture {...picture} zero={zero} />
    </InTurn>
  )
}
