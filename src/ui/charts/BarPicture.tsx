import { Bar, BarChart, Cell, ResponsiveContainer } from 'recharts'
import { Axes, dataOf, margin } from './Axes.tsx'
import type { PictureProps } from './chartData.ts'
import { Plot } from './Plot.tsx'

type BarPictureProps = PictureProps & { layout: 'columns' | 'rows'; stacked: boolean }

/** The recharts part of `BarChart`, in its own chunk. */
export const BarPicture = ({ rows, series, yLabel, xLabel, height, yMax, shownY, onPick, layout, stacked }: BarPictureProps) => {
  const lying = layout === 'rows'
  return (
    <Plot series={series} yLabel={lying ? (xLabel ?? '') : yLabel} xLabel={lying ? yLabel : xLabel} picks={!!onPick}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={dataOf(rows)} layout={lying ? 'vertical' : 'horizontal'} margin={margin} barCategoryGap="22%" barGap={2}>
          <Axes {...{ rows, series, shownY, yMax, lying }} pointer="band" />
          {series.map(({ label, colour }, index) => (
            <Bar
              key={label}
              dataKey={index}
              name={label}
              fill={colour}
              maxBarSize={44}
              radius={stacked ? 0 : lying ? [0, 3, 3, 0] : [3, 3, 0, 0]}
              isAnimationActive={false}
              onClick={(_, row) => onPick?.(row, index)}
              {...(stacked && { stackId: 'all' })}
            >
              {rows.some(row => row.colour) && rows.map((row, place) => <Cell key={place} fill={row.colour ?? colour} />)}
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Plot>
  )
}
