import type { ChartLook, Spot } from '../../core/charts/chartLook.ts'
import type { ChartData } from '../../core/charts/partData.ts'
import { plainRows } from '../../core/charts/tableOf.ts'
import classes from './ChartPicture.module.css'

/** What is told of a row: its name, and each of its numbers. */
export type RowTip = { title: string; facts: readonly (readonly [name: string, value: string])[] }

/** What is told of each row of a drawing; NA where there is no number. */
export const tipsOf = (data: ChartData, { says, number }: ChartLook): RowTip[] => {
  const { heads, rows } = plainRows(data, says)
  return rows.map(([title, ...values]) => ({
    title: String(title),
    facts: values.map((value, at) => [heads[at + 1] ?? '', typeof value === 'number' ? number(value) : says.na]),
  }))
}

const WIDE = 220

/** The numbers of a row beside where it stands. */
export const Tip = ({ tip: { title, facts }, spot, width }: { tip: RowTip; spot: Spot; width: number }) => {
  const middle = spot.x + spot.width / 2
  const left = Math.max(
    0,
    Math.min(width - WIDE, spot.width > WIDE ? middle - WIDE / 2 : middle < width / 2 ? middle + 12 : middle - WIDE - 12),
  )
  const top = spot.width > WIDE ? spot.y + spot.height : spot.y + 8
  return (
    <div className={classes.tip} style={{ left, top, width: WIDE }} aria-hidden="true">
      <div className={classes.tipTitle}>{title}</div>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.tipRow}>
          <span>{name}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  )
}
