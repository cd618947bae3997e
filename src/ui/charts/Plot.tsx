import type { ReactNode } from 'react'
import type { PictureSeries } from './chartData.ts'
import classes from './Plot.module.css'

type PlotProps = {
  series: readonly PictureSeries[]
  yLabel: string
  xLabel: string | undefined
  lines?: boolean
  picks?: boolean
  children: ReactNode
}

/** Legend (from two series on), axis names and the plot. */
export const Plot = ({ series, yLabel, xLabel, lines = false, picks = false, children }: PlotProps) => (
  <div className={classes.plot} data-picks={picks || undefined}>
    <div className={classes.top}>
      <span className={classes.axis}>{yLabel}</span>
      {series.length > 1 && (
        <ul className={classes.legend}>
          {series.map(({ label, colour, dash, quiet }) => (
            <li key={label} className={classes.key}>
              <svg width="22" height="10" aria-hidden="true">
                {lines ? (
                  <line x1="0" y1="5" x2="22" y2="5" stroke={colour} strokeWidth={quiet ? 1.5 : 2.5} strokeDasharray={dash} />
                ) : (
                  <rect x="6" y="0" width="10" height="10" rx="2" fill={colour} />
                )}
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
    {children}
    {xLabel && <div className={classes.bottom}>{xLabel}</div>}
  </div>
)

type TipProps = {
  active?: boolean
  label?: string | number | undefined
  series: readonly PictureSeries[]
  values: readonly (number | null)[] | undefined
  shownY: (value: number) => string
  none: string
}

/** What stands at the pointer: the category and each series' number; NA where there is none. */
export const Tip = ({ active, label, series, values, shownY, none }: TipProps) => {
  if (!active || !values) return null
  return (
    <div className={classes.tip}>
      <div className={classes.tipTitle}>{label}</div>
      {series.map(({ label: name, colour }, index) => {
        const value = values[index]
        return (
          <div key={name} className={classes.tipRow}>
            <i style={{ background: colour }} />
            <span>{name}</span>
            <b>{value === null || value === undefined ? none : shownY(value)}</b>
          </div>
        )
      })}
    </div>
  )
}
