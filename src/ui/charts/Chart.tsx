import { lazy } from 'react'
import type { ChartPictureProps } from './ChartPicture.tsx'
import { InTurn } from './InTurn.tsx'

const ChartPicture = lazy(() => import('./ChartPicture.tsx').then(module => ({ default: module.ChartPicture })))

/** The drawing of a part, as wide as its place and exactly as high as said. Put it in a `ChartCard`, which titles it and has its table. */
export const Chart = (props: ChartPictureProps) => (
  <InTurn height={props.height}>
    <ChartPicture {...props} />
  </InTurn>
)
