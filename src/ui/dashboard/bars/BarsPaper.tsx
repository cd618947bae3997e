import { PaperSection } from '../PaperSection.tsx'
import classes from '../paper.module.css'
import type { BarsShape } from './bars.tsx'

/** A bar a row, below its name and its numbers. */
export const BarsPaper = <R extends object>({ shape: { title, rows, x, series, paper } }: { shape: BarsShape<R> }) => {
  const valueOf = (row: R, field: keyof R): number => (typeof row[field] === 'number' ? row[field] : 0)
  const wholeOf = paper?.whole ?? ((row: R) => series.reduce((sum, { field }) => sum + valueOf(row, field), 0))
  const most = Math.max(...rows.map(wholeOf), 1)
  return (
    <PaperSection title={title} empty={rows.length === 0}>
      <ul className={classes.bars}>
        {rows.map(row => (
          <li key={String(row[x])}>
            <span className={classes.bar}>
              <b>{String(row[x])}</b>
              {paper && <span>{paper.note(row)}</span>}
            </span>
            <span className={classes.track} aria-hidden="true">
              {series.map(({ field, colour }, at) => (
                <i
                  key={field}
                  style={{ width: `${(100 * valueOf(row, field)) / most}%`, background: colour ?? `var(--chart-${at + 1})` }}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </PaperSection>
  )
}
