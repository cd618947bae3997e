import { createElement as h, type ReactElement } from 'react'
import { composeBars } from './bars.ts'
import { composeBubbles } from './bubbles.ts'
import type { ChartLook, Composed } from './chartLook.ts'
import { composeMatrix } from './matrixPicture.ts'
import type { ChartData, MatrixData } from './partData.ts'
import { composeTrend } from './trend.ts'

/** What is drawn of a part, and where its rows stand. Throws RangeError where a number is none (NaN, infinite): what is missing is null. */
export const composeChart = (data: ChartData | MatrixData, look: ChartLook): Composed => {
  refuseNone(data, '')
  if (data.is === 'matrix') return composeMatrix(data, look)
  return data.is === 'bars' ? composeBars(data, look) : data.is === 'trend' ? composeTrend(data, look) : composeBubbles(data, look)
}

/** The one drawing of a part, as SVG for screen, paper, mail and file: no hooks, no window, the same for the same data and look. */
export const drawChart = (data: ChartData | MatrixData, look: ChartLook): ReactElement =>
  drawingOf(data.title, composeChart(data, look), look)

/** The same from what is composed already. */
export const drawingOf = (title: string, { nodes }: Composed, { width, height }: ChartLook): ReactElement =>
  h(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': title,
      'data-chart': '',
      fontFamily: fonts,
    },
    nodes,
  )

const fonts = "'Inter Variable', Inter, 'Liberation Sans', 'DejaVu Sans', Arial, sans-serif"

const refuseNone = (value: unknown, where: string): void => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`A chart cannot draw ${value} at ${where}`)
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) refuseNone(one, where ? `${where}.${key}` : key)
}
