import { Line, LineChart, ResponsiveContainer } from 'recharts'
import { Axes, dataOf, margin } from './Axes.tsx'
import type { PictureProps, PictureSeries } from './chartData.ts'
import { Plot } from './Plot.tsx'

// What the others are compared with lies behind them.
const backToFront = (series: readonly PictureSeries[]) =>
  series.map((one, index) => ({ ...one, index })).toSorted((a, b) => Number(b.quiet) - Number(a.quiet))

/** The recharts part of `LineChart`, in its own chunk. */
export const LinePicture = ({ rows, series, yLabel, xLabel, height, yMax, shownY, onPick, zero }: PictureProps & { zero: boolean }) => (
  <Plot series={series} yLabel={yLabel} xLabel={xLabel} lines picks={!!onPick}>
    <ResponsiveContainer width="100%" height={height}>
      <LineChart
        data={dataOf(rows)}
        margin={margin}
        onClick={({ activeTooltipIndex: at }) => at !== null && at !== undefined && onPick?.(Number(at), 0)}
      >
        <Axes {...{ rows, series, shownY, yMax, zero }} pointer="line" />
        {backToFront(series).map(({ label, colour, dash, quiet, index }) => (
          <Line
            key={label}
            dataKey={index}
            name={label}
            stroke={colour}
            strokeWidth={quiet ? 1.5 : 2.25}
            strokeDasharray={dash}
            dot={rows.length <= 31 && !quiet ? { r: 2.5, fill: colour, strokeWidth: 0 } : false}
            activeDot={quiet ? { r: 3 } : { r: 5 }}
            isAnimationActive={false}
            type="linear"
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  </Plot>
)
