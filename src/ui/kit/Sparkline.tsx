import { useFormats, useWords } from '../words.tsx'
import classes from './Tile.module.css'
import { words } from './words.ts'

const WIDTH = 96
const HEIGHT = 32
const PAD = 3

type SparklineProps = {
  name: string
  points: readonly number[]
  /** The period before, on the same scale, as a quiet line behind. */
  before?: readonly number[]
}

/** A small line without axes, the last point marked; its numbers are in its name. */
export const Sparkline = ({ name, points, before = [] }: SparklineProps) => {
  const t = useWords(words)
  const { number } = useFormats()
  const spots = placed(points, [...points, ...before])
  const last = spots.at(-1) ?? [0, 0]
  const line = spots.map(spot => spot.join(',')).join(' ')
  const values = points.map(point => number(point, { maximumFractionDigits: 2 })).join(', ')
  return (
    <svg
      className={classes.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={t('trend', { name, values })}
    >
      {before.length > 1 && (
        <polyline
          points={placed(before, [...points, ...before])
            .map(spot => spot.join(','))
            .join(' ')}
          className={classes.sparkBefore}
        />
      )}
      <polygon points={`${PAD},${HEIGHT} ${line} ${last[0]},${HEIGHT}`} className={classes.sparkArea} />
      <polyline points={line} className={classes.sparkLine} />
      <circle cx={last[0]} cy={last[1]} r="2.5" className={classes.sparkEnd} />
    </svg>
  )
}

// `all`: the points that share the scale.
const placed = (points: readonly number[], all: readonly number[]): [number, number][] => {
  const low = Math.min(...all)
  const span = Math.max(...all) - low || 1
  const step = (WIDTH - 2 * PAD) / Math.max(1, points.length - 1)
  return points.map((point, index) => [round(PAD + index * step), round(HEIGHT - PAD - ((point - low) / span) * (HEIGHT - 2 * PAD - 2))])
}
const round = (x: number) => Math.round(x * 10) / 10
