import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { words } from '../kit/words.ts'
import { useWords } from '../words.tsx'
import type { PictureProps } from './chartData.ts'
import { Tip } from './Plot.tsx'

type AxesProps = Pick<PictureProps, 'rows' | 'series' | 'shownY' | 'yMax'> & {
  /** The numbers go to the right and the categories down: bars that lie. */
  lying?: boolean
  /** The number axis starts at 0 unless this is false. */
  zero?: boolean
  /** Between the lines of points, or over the whole width of bars. */
  pointer: 'line' | 'band'
}

/** Grid, both axes and the tooltip at the pointer, for every chart of categories and numbers. */
export const Axes = ({ rows, series, shownY, yMax, lying = false, zero = true, pointer }: AxesProps) => {
  const t = useWords(words)
  const values = rows.flatMap(row => row.values)
  const widest = (texts: readonly string[], least: number) => Math.max(...texts.map(text => text.length), least)
  const wideNumber = widest(
    values.map(value => (value === null ? '' : shownY(value))),
    1,
  )
  const wideName = widest(
    rows.map(({ text }) => text),
    1,
  )
  const numbers = {
    ...axis,
    type: 'number',
    axisLine: false,
    domain: [zero ? 0 : 'auto', yMax ?? 'auto'],
    tickFormatter: shownY,
    allowDecimals: values.some(value => value !== null && !Number.isInteger(value)),
    ...wholeTicks(yMax),
  } as const
  const names = { ...axis, type: 'category', dataKey: 'text' } as const
  return (
    <>
      <CartesianGrid stroke="var(--chart-grid)" vertical={lying} horizontal={!lying} />
      {lying ? <XAxis {...numbers} /> : <XAxis {...names} minTickGap={14} tickMargin={6} interval="equidistantPreserveStart" />}
      {lying ? (
        <YAxis {...names} width={Math.min(150, wideName * 6.6 + 14)} interval={0} />
      ) : (
        <YAxis {...numbers} width={Math.max(32, wideNumber * 7 + 12)} />
      )}
      <Tooltip
        cursor={pointer === 'line' ? { stroke: 'var(--line-strong)' } : { fill: 'var(--surface-hover)' }}
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
    </>
  )
}

/** Rows as recharts reads them: the category, the row's place and a number a series, under its own place. */
export const dataOf = (rows: PictureProps['rows']) => rows.map(({ text, values }, row) => ({ text, row, ...values }))

/** The last label of a line stands half beyond its point. */
export const margin = { top: 6, right: 28, bottom: 0, left: 0 } as const

// Whole ticks where the axis has a small fixed end: 0 to 5 stars.
const wholeTicks = (yMax: number | undefined) =>
  yMax !== undefined && yMax <= 10 ? { ticks: Array.from({ length: yMax + 1 }, (_, n) => n) } : {}

const axis = {
  stroke: 'var(--chart-axis)',
  tick: { fill: 'var(--chart-axis)', fontSize: 12 },
  tickLine: false,
} as const
