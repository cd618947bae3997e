import { type KeyboardEvent, useState } from 'react'
import type { DrawnCell } from '../../../core/charts/matrixCells.ts'
import type { MatrixData } from '../../../core/charts/partData.ts'
import classes from './matrix.module.css'
import { useCells } from './useCells.ts'

type Pick = ((row: number, column: number | null) => void) | undefined
type Place = readonly [row: number, column: number]

/** The matrix as a table whose heads stay in sight. Where cells open something, Tab reaches one of them and the arrow keys the others. */
export const MatrixTable = ({ data, onPick }: { data: MatrixData; onPick: Pick }) => {
  const { says, cells } = useCells(data)
  const [active, setActive] = useState<Place>([0, 0])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const [down, right] = steps[event.key] ?? []
    if (down === undefined || right === undefined || !onPick) return
    const to = event.currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-cell='${active[0] + down}:${active[1] + right}']`)
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={data.title}>
      <table className={classes.table} data-look={data.look}>
        <thead>
          <tr>
            <th scope="col">{data.head}</th>
            {data.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ key, text }, row) => (
            <tr key={key}>
              <th scope="row">
                {onPick ? (
                  <button type="button" onClick={() => onPick(row, null)}>
                    {text}
                  </button>
                ) : (
                  text
                )}
              </th>
              {cells[row]?.map((cell, column) => (
                <Cell
                  key={data.columns[column]}
                  cell={cell}
                  few={says.few}
                  place={[row, column]}
                  active={row === active[0] && column === active[1]}
                  onFocus={setActive}
                  onKeyDown={move}
                  onPick={onPick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const steps: Readonly<Record<string, Place>> = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }

type CellProps = {
  cell: DrawnCell
  few: string
  place: Place
  active: boolean
  onFocus: (place: Place) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPick: Pick
}
const Cell = ({ cell, few, place, active, onFocus, onKeyDown, onPick }: CellProps) => {
  const [row, column] = place
  const inside = (
    <>
      <span aria-hidden="true">{cell.text}</span>
      {cell.few && <small aria-hidden="true">{few}</small>}
      <span className="unseen">{cell.word}</span>
    </>
  )
  return (
    <td style={{ background: cell.fill, color: cell.ink }} title={cell.word} data-none={cell.none || undefined}>
      {onPick && !cell.none ? (
        <button
          type="button"
          data-cell={`${row}:${column}`}
          tabIndex={active ? 0 : -1}
          onFocus={() => onFocus(place)}
          onKeyDown={onKeyDown}
          onClick={() => onPick(row, column)}
        >
          {inside}
        </button>
      ) : (
        inside
      )}
    </td>
  )
}
