import { Line, LineChart, ResponsiveContainer } from 'recharts'
import { Axes, dataOf, margin } from './Axes.tsx'
import { dashes, Plot } from './Plot.tsx'
import type { PictureProps } from './types.ts'

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
        {series.map(({ label, colour }, index) => (
          <Line
            key={label}
            dataKey={index}
            name={label}
            stroke={colour}
            strokeWidth={2.25}
            strokeDasharray={dashes[index % dashes.length] ?? ''}
            dot={rows.length <= 31 ? { r: 2.5, fill: colour, strokeWidth: 0 } : false}
            activeDot={{ r: 5 }}
            isAnimationActive={false}
            type="linear"
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  </Plot>
)
