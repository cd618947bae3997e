import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { words } from '../kit/words.ts'
import { useWords } from '../words.tsx'
import { axis, dashes, Plot, Tip, wholeTicks } from './Plot.tsx'
import type { PictureProps } from './types.ts'

/** The recharts part of `LineChart`, in its own chunk. */
export const LinePicture = ({ rows, series, yLabel, xLabel, height, yMax, shownY, onPick, zero }: PictureProps & { zero: boolean }) => {
  const t = useWords(words)
  const data = rows.map(({ text, values }, row) => ({ text, row, ...values }))
  const widest = Math.max(...rows.flatMap(({ values }) => values).map(value => (value === null ? 0 : shownY(value).length)), 1)
  return (
    <Plot series={series} yLabel={yLabel} xLabel={xLabel} lines picks={!!onPick}>
      <ResponsiveContainer width="100%" height={height}>
        <LineChart
          data={data}
          margin={{ top: 6, right: 12, bottom: 0, left: 0 }}
          onClick={({ activeTooltipIndex: at }) => at !== null && at !== undefined && onPick?.(Number(at), 0)}
        >
          <CartesianGrid stroke="var(--chart-grid)" vertical={false} />
          <XAxis dataKey="text" {...axis} minTickGap={20} tickMargin={6} interval="preserveStartEnd" />
          <YAxis
            {...axis}
            axisLine={false}
            width={Math.max(28, widest * 7 + 12)}
            tickFormatter={shownY}
            domain={[zero ? 0 : 'auto', yMax ?? 'auto']}
            {...wholeTicks(yMax)}
          />
          <Tooltip
            cursor={{ stroke: 'var(--line-strong)' }}
            isAnimationActive={false}
            content={({ active, label, payload }) => (
              <Tip
                active={active}
                label={label}
                series={series}
                values={rows[Number(payload?.[0]?.payload?.row)]?.values}
                shownY={shownY}
                none={t('notRated')}
              />
            )}
          />
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
}
