import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { words } from '../kit/words.ts'
import { useWords } from '../words.tsx'
import { axis, Plot, Tip, wholeTicks } from './Plot.tsx'
import type { PictureProps } from './types.ts'

type BarPictureProps = PictureProps & { layout: 'columns' | 'rows'; stacked: boolean }

/** The recharts part of `BarChart`, in its own chunk. */
export const BarPicture = ({ rows, series, yLabel, xLabel, height, yMax, shownY, onPick, layout, stacked }: BarPictureProps) => {
  const t = useWords(words)
  const data = rows.map(({ text, values }, row) => ({ text, row, ...values }))
  const lying = layout === 'rows'
  const widest = Math.max(...rows.map(({ text }) => text.length), 1)
  const numbers = {
    type: 'number',
    domain: [0, yMax ?? 'auto'],
    tickFormatter: shownY,
    allowDecimals: yMax !== undefined,
    ...wholeTicks(yMax),
  } as const
  const names = { type: 'category', dataKey: 'text' } as const
  return (
    <Plot series={series} yLabel={lying ? (xLabel ?? '') : yLabel} xLabel={lying ? yLabel : xLabel} picks={!!onPick}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={data}
          layout={lying ? 'vertical' : 'horizontal'}
          margin={{ top: 6, right: 12, bottom: 0, left: 0 }}
          barCategoryGap="22%"
          barGap={2}
        >
          <CartesianGrid stroke="var(--chart-grid)" vertical={lying} horizontal={!lying} />
          {lying ? <XAxis {...axis} {...numbers} axisLine={false} /> : <XAxis {...axis} {...names} minTickGap={8} tickMargin={6} />}
          {lying ? (
            <YAxis {...axis} {...names} width={Math.min(150, widest * 6.6 + 14)} interval={0} />
          ) : (
            <YAxis {...axis} {...numbers} axisLine={false} width={40} />
          )}
          <Tooltip
            cursor={{ fill: 'var(--surface-hover)' }}
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
