import { lazy } from 'react'
import type { ChartProps } from './chartData.ts'
import { InTurn } from './InTurn.tsx'
import { usePicture } from './picture.ts'

const BarPicture = lazy(() => import('./BarPicture.tsx').then(module => ({ default: module.BarPicture })))

export type BarChartProps<R extends object> = ChartProps<R> & {
  /** `rows`: bars lie, for long names. Default `columns`. */
  layout?: 'columns' | 'rows'
  stacked?: boolean
  /** A colour for each row instead of each series: star colours, states. */
  colourOf?: (row: R) => string
}

/** Amounts by category; bars always start at zero. Put it in a `ChartCard`, which titles it and has its table view. */
export const BarChart = <R extends object>({ layout = 'columns', stacked = false, colourOf, ...props }: BarChartProps<R>) => {
  const picture = usePicture(props, colourOf)
  return (
    <InTurn height={picture.height}>
      <BarPicture {...picture} layout={layout} stacked={stacked} />
    </InTurn>
  )
}
