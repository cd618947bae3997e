import { useFormats } from '../../words.tsx'
import { PaperSection } from '../PaperSection.tsx'
import classes from '../paper.module.css'
import type { TrendShape } from './trend.tsx'

const [WIDTH, HEIGHT] = [700, 130]

/** The lines in one small drawing, with the ends of its axes; the numbers stand in the figures and in the files. */
export const TrendPaper = <R extends object>({ shape }: { shape: TrendShape<R> }) => {
  const { rows, lines, title, subtitle, yMax, shownX, yLabel } = shape
  const { number } = useFormats()
  const valueOf = (row: R, field: keyof R): number | null => (typeof row[field] === 'number' ? row[field] : null)
  const most = yMax ?? Math.max(1, ...rows.flatMap(row => lines.map(line => valueOf(row, line.field) ?? 0)))
  const [first, last] = [rows[0], rows.at(-1)]
  const point = (value: number, at: number) =>
    `${((at + 0.5) / rows.length) * WIDTH},${HEIGHT - Math.max(0, Math.min(1, value / most)) * HEIGHT}`
  const pointsOf = (field: keyof R) => rows.filter(row => valueOf(row, field) !== null).length
  return (
    <PaperSection title={title} empty={shape.empty ?? rows.length === 0}>
      {subtitle && <p className={classes.key}>{subtitle}</p>}
      <svg className={classes.lines} viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} role="img" aria-label={title}>
        <line x1={0} y1={HEIGHT} x2={WIDTH} y2={HEIGHT} />
        {lines.map(
          ({ field, quiet, colour }, line) =>
            pointsOf(field) > 0 && (
              <polyline
                key={field}
                data-quiet={quiet || undefined}
                style={{ stroke: quiet ? 'var(--line-strong)' : (colour ?? `var(--chart-${line + 1})`) }}
                points={rows.flatMap((row, at) => (valueOf(row, field) === null ? [] : point(valueOf(row, field) ?? 0, at))).join(' ')}
              />
            ),
        )}
      </svg>
      <p className={classes.ends}>
        <span>{first && shownX(first)}</span>
        <span>
          {yLabel}: 0 – {number(most, { maximumFractionDigits: 2 })}
        </span>
        <span>{last && shownX(last)}</span>
      </p>
    </PaperSection>
  )
}
