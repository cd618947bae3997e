import { useFormats, useWords } from '../words.tsx'
import classes from './Tile.module.css'
import { words } from './words.ts'

const WIDTH = 96
const HEIGHT = 32
const PAD = 3

/** A small line without axes, the last point marked; its numbers are in its name. */
export const Sparkline = ({ name, points }: { name: string; points: readonly number[] }) => {
  const t = useWords(words)
  const { number } = useFormats()
  const spots = placed(points)
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
      <polygon points={`${PAD},${HEIGHT} ${line} ${last[0]},${HEIGHT}`} className={classes.sparkArea} />
      <polyline points={line} className={classes.sparkLine} />
      <circle cx={last[0]} cy={last[1]} r="2.5" className={classes.sparkEnd} />
    </svg>
  )
}

const placed = (points: readonly number[]): [number, number][] => {
  const low = Math.min(...points)
  const span = Math.max(...points) - low || 1
  const step = (WIDTH - 2 * PAD) / Math.max(1, points.length - 1)
  return points.map((point, index) => [round(PAD + index * step), round(HEIGHT - PAD - ((point - low) / span) * (HEIGHT - 2 * PAD - 2))])
}
const round = (x: number) => Math.round(x * 10) / 10
