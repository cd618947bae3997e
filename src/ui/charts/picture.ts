import { seriesColour, token } from '../theme.ts'
import { useFormats } from '../words.tsx'
import type { ChartProps, PictureProps, PictureSeries, Series } from './chartData.ts'

/** Rows and series of a chart as its lazy picture takes them. */
export const usePicture = <R extends object>(props: ChartProps<R>, colourOf?: (row: R) => string): PictureProps => {
  const { rows, x, series, yLabel, xLabel, height = 260, yMax, shownX, shownY, onPick } = props
  const { number } = useFormats()
  const value = (row: R, field: keyof R & string): number | null => {
    const found: unknown = row[field]
    return typeof found === 'number' && Number.isFinite(found) ? found : null
  }
  return {
    rows: rows.map(row => ({
      text: shownX ? shownX(row) : String(row[x]),
      values: series.map(({ field }) => value(row, field)),
      colour: colourOf?.(row),
    })),
    series: series.map(pictured),
    yLabel,
    xLabel,
    height,
    yMax,
    shownY: shownY ?? (n => number(n, { maximumFractionDigits: 2 })),
    onPick: onPick && ((row, place) => pick(rows[row], series[place]?.field, onPick)),
  }
}

/** Dash patterns of lines: what colour says, said again. */
const dashes = ['', '7 4', '2 3', '9 3 2 3', '4 4', '12 4', '1 5'] as const

const pictured = <R extends object>({ label, colour, quiet = false }: Series<R>, index: number): PictureSeries => ({
  label,
  colour: colour ?? (quiet ? token('chart-quiet') : seriesColour(index)),
  dash: quiet ? '3 3' : (dashes[index % dashes.length] ?? ''),
  quiet,
})

const pick = <R, F>(row: R | undefined, field: F | undefined, onPick: (row: R, field: F) => void): void => {
  if (row !== undefined && field !== undefined) onPick(row, field)
}
